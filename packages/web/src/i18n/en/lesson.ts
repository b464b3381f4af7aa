export default {
  title: 'Tutorial',
  step: 'Step {number} of {length}',
  next: 'Continue',
  show: 'Show me',
  play: 'Start this game',
  back: 'Back one step',
  again: 'Start over',
  home: 'Home',
  'hint.read': 'Press Continue first.',
  'hint.other': 'You could do that in a real game. For now: {task}',
} as const;
