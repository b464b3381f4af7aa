import type { Translation } from '../catalog.ts';
import type en from '../en/talk.ts';

export default {
  'talk.name': 'Оберіть ім’я, а тоді надішліть повідомлення.',
} satisfies Translation<typeof en>;
