export default {
  'talk.name': 'Choose a name, then send your message.',
} as const;
