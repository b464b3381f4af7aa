import type { Translation } from '../catalog.ts';
import type en from '../en/play.ts';

export default {
  line: 'Ви та двоє ботів. Ходи можна скасовувати й питати поради.',
  bots: 'Боти',
  'easy.line': 'Добрі для першої партії.',
  'hard.line': 'Думають наперед і трохи довше.',
} satisfies Translation<typeof en>;
