export default {
  title: 'For spectators',
  eyes: 'See the game through the eyes of:',
  behind: '{count, plural, one {# move behind} other {# moves behind}}',
  chances: 'Chances',
  'chances.curve': 'Chance to win (%)',
  'chances.thinking': 'A bot is thinking…',
  'chances.failed': 'The chances can’t be estimated on this device.',
  'chances.line': 'A bot’s estimate on your device. It knows only what every spectator can see.',
} as const;
