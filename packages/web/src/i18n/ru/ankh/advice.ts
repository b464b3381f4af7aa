import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/advice.ts';

export default {
  'advice.unit':
    'Насколько лучше или хуже станет ваше положение к концу этого хода, в пересчёте на поклонение. Бот знает только то, что знаете вы.',
  'advice.devotion': 'поклонение сразу',
  'advice.conflict': 'будущие конфликты',
  'advice.powers': 'открытые свойства анха',
  'advice.followers': 'верующие',
  'advice.figures': 'фигурки на поле и стражи наготове',
  'advice.monuments': 'ваши монументы',
  'advice.income': 'монументы рядом с вашими фигурками',
  'advice.cards': 'карты сражений в руке',
  'advice.battle': 'шанс выиграть это сражение',
} satisfies Translation<typeof en>;
