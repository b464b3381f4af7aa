export default {
  line: 'You and two bots. You can undo, and ask for advice.',
  bots: 'Bots',
  'beginner.line': 'Sees one turn and makes human mistakes.',
  'easy.line': 'Looks a little ahead.',
  'medium.line': 'Reckons with your answers.',
  'hard.line': 'Thinks ahead and takes a little longer.',
  'expert.line': 'Thinks furthest ahead and bluffs in battle.',
} as const;
