export default {
  title: 'Tutorial',
  step: 'Step {number} of {length}',
  next: 'Continue',
  show: 'Show me',
  play: 'Play a game',
  home: 'Home',
  'hint.read': 'Press Continue first.',
  'hint.other': 'You could do that in a real game. For now: {task}',
} as const;
