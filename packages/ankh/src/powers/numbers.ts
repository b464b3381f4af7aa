/** What powers say in numbers, for their own files and for those who plan with them. */
export const POWER_NUMBERS = {
  /** Monuments of one kind that make the god so strong. */
  resplendent: { monuments: 3, strength: 3 },
  /** For each temple with an own figure beside it. */
  'temple-attuned': { strength: 2 },
  /** A victory by so much is worth so much. */
  glorious: { margin: 3, reward: 3 },
  /** Whoever loses with so many figures gains so much. */
  magnanimous: { figures: 2, devotion: 2 },
  /** Followers for devotion. */
  worshipful: { followers: 2, devotion: 1 },
} as const;
