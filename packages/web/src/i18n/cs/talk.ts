import type { Translation } from '../catalog.ts';
import type en from '../en/talk.ts';

export default {
  'talk.name': 'Zvolte si jméno a pak zprávu pošlete.',
} satisfies Translation<typeof en>;
