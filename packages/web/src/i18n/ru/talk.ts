import type { Translation } from '../catalog.ts';
import type en from '../en/talk.ts';

export default {
  'talk.name': 'Выберите имя, а затем отправьте сообщение.',
} satisfies Translation<typeof en>;
