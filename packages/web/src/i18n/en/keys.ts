export default {
  title: 'Keyboard shortcuts',
  numbers: 'Choose the answer with this number',
  tab: 'Go to the next thing you can choose',
  arrows: 'Go to any place on the board',
  enter: 'Choose it',
  inspect: 'Read about what is there',
  options: 'List everything you can choose',
  undo: 'Undo',
  space: 'Skip to now',
  escape: 'Put back what you picked, or close',
  help: 'Show this list',
  'key.space': 'Space',
} as const;
