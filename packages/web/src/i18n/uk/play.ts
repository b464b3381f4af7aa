import type { Translation } from '../catalog.ts';
import type en from '../en/play.ts';

export default {
  line: 'Ви та двоє ботів. Ходи можна скасовувати й питати поради.',
  bots: 'Боти',
  'beginner.line': 'Бачить один хід і помиляється, як людина.',
  'easy.line': 'Думає трохи наперед.',
  'medium.line': 'Зважає на ваші відповіді.',
  'hard.line': 'Думає наперед і трохи довше.',
  'expert.line': 'Думає найдалі й блефує в бою.',
} satisfies Translation<typeof en>;
