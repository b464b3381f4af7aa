/** Free units placed one at a time: whether none need be placed, whether city and troops may be mixed, and the rule. */
export const LEVIES = {
  enlistment: { isOptional: false, mixes: false, rule: 'K-DI-5' },
  reinforcements: { isOptional: true, mixes: true, rule: 'K-TILE-4' },
} as const;

export type LevySource = keyof typeof LEVIES;
/** In the order of their numbers in a state. */
export const LEVY_SOURCES = Object.keys(LEVIES) as readonly LevySource[];
