import type { Translation } from '../catalog.ts';
import type en from '../en/play.ts';

export default {
  line: 'Вы и двое ботов. Ходы можно отменять и спрашивать совета.',
  bots: 'Боты',
  'beginner.line': 'Видит на один ход вперёд и ошибается, как человек.',
  'easy.line': 'Думает немного наперёд.',
  'medium.line': 'Учитывает, как вы ответите.',
  'hard.line': 'Думает дальше наперёд и чуть дольше.',
  'expert.line': 'Думает дальше всех и блефует в бою.',
} satisfies Translation<typeof en>;
