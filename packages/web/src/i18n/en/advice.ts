export default {
  thinking: 'Thinking…',
  failed: 'No advice for this choice.',
  chance: '{percent} chance to win',
  choose: 'Choose this',
  even: 'Little change by the end of the turn.',
} as const;
