export default {
  thinking: 'Thinking…',
  failed: 'No advice for this choice.',
  chance: '{percent} chance to win the game',
  expects: 'Likely answer from {name}: {option} ({percent})',
  choose: 'Choose this',
  even: 'Little change by the end of the turn.',
} as const;
