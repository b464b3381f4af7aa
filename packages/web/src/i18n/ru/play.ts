import type { Translation } from '../catalog.ts';
import type en from '../en/play.ts';

export default {
  line: 'Вы и двое ботов. Ходы можно отменять и спрашивать совета.',
  bots: 'Боты',
  'easy.line': 'Подойдут для первой партии.',
  'hard.line': 'Думают наперёд и чуть дольше.',
} satisfies Translation<typeof en>;
