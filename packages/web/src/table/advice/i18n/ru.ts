import type { Translation } from '../../../i18n/catalog.ts';
import type en from './en.ts';

export default {
  thinking: 'Бот думает…',
  failed: 'Здесь бот ничего не советует.',
  chance: 'шанс на победу {percent}',
  choose: 'Выбрать это',
  even: 'К концу хода почти ничего не изменится.',
  'unit.ankh':
    'Насколько лучше или хуже станет ваше положение к концу этого хода, в пересчёте на поклонение. Бот знает только то, что знаете вы.',
  'unit.kemet':
    'Насколько лучше или хуже станет ваше положение к концу этого хода, в пересчёте на победные очки. Бот знает только то, что знаете вы.',
  'ankh.devotion': 'поклонение сразу',
  'ankh.conflict': 'будущие конфликты',
  'ankh.powers': 'открытые свойства анха',
  'ankh.followers': 'верующие',
  'ankh.figures': 'фигурки на поле и стражи наготове',
  'ankh.monuments': 'ваши монументы',
  'ankh.income': 'монументы рядом с вашими фигурками',
  'ankh.cards': 'карты сражений в руке',
  'kemet.points': 'постоянные очки',
  'kemet.temples': 'храмы в конце дня',
  'kemet.two-temples': 'два храма в конце дня',
  'kemet.sanctuary': 'Святилище в конце дня',
  'kemet.tiles': 'тайлы силы',
  'kemet.units': 'солдаты на поле и в резерве',
  'kemet.prayer': 'очки молитвы',
  'kemet.cards': 'карты вмешательства на руке',
  'kemet.pyramids': 'уровни ваших пирамид',
  'kemet.good-attack': 'более слабые войска рядом',
  'kemet.danger': 'более сильные войска рядом',
} satisfies Translation<typeof en>;
