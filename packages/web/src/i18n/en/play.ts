export default {
  line: 'You and two bots. You can undo, and ask for advice.',
  bots: 'Bots',
  'easy.line': 'Good for a first game.',
  'hard.line': 'Thinks ahead and takes a little longer.',
} as const;
