export default {
  'advice.unit': 'Expected change by the end of this turn, in devotion. The bot sees only what you see.',
  'advice.devotion': 'immediate devotion',
  'advice.conflict': 'upcoming Conflicts',
  'advice.powers': 'powers unlocked',
  'advice.followers': 'followers',
  'advice.figures': 'figures on the board and guardians in your pool',
  'advice.monuments': 'monuments you control',
  'advice.income': 'monuments next to your figures',
  'advice.cards': 'battle cards in hand',
  'advice.battle': 'chance to win this battle',
} as const;
