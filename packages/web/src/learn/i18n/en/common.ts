export default {
  title: 'Guided first game',
  step: 'Step {number} of {length}',
  next: 'Continue',
  show: 'Show me',
  play: 'Play a game',
  home: 'Home',
  'teacher.ankh': 'Anubis',
  'teacher.kemet': 'Rival',
  'hint.read': 'First read on: press Continue.',
  'hint.other': 'That is allowed too, but first: {task}',
};
