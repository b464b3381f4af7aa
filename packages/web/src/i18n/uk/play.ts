import type { Translation } from '../catalog.ts';
import type en from '../en/play.ts';

export default {
  line: 'Ви та двоє ботів. Ходи можна скасовувати й питати поради.',
  bots: 'Боти',
  'beginner.line': 'Бачить на один хід уперед і помиляється, як людина.',
  'easy.line': 'Думає трохи наперед.',
  'medium.line': 'Враховує, як ви відповісте.',
  'hard.line': 'Думає далі наперед і трохи довше.',
  'expert.line': 'Думає найдалі й блефує в бою.',
} satisfies Translation<typeof en>;
