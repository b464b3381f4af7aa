export default {
  line: 'You and two bots. You can undo, and ask for advice.',
  bots: 'Bots',
  'beginner.line': 'Looks one turn ahead and makes mistakes, as people do.',
  'easy.line': 'Looks a little ahead.',
  'medium.line': 'Considers how you’ll reply.',
  'hard.line': 'Thinks ahead and takes a little longer.',
  'expert.line': 'Thinks furthest ahead and bluffs in battle.',
} as const;
