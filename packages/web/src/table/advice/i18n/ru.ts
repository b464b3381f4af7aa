import type { Translation } from '../../../i18n/catalog.ts';
import type en from './en.ts';

export default {
  thinking: 'Бот думает …',
  failed: 'Здесь бот ничего не советует.',
  chance: 'шанс на победу {percent}',
  choose: 'Выбрать это',
  even: 'До конца хода почти ничего не изменится.',
  'unit.ankh':
    'Насколько лучше или хуже вы будете стоять в конце этого хода, в поклонении. Бот знает только то, что знаете вы.',
  'unit.kemet':
    'Насколько лучше или хуже вы будете стоять в конце этого хода, в победных очках. Бот знает только то, что знаете вы.',
  'ankh.devotion': 'поклонение сразу',
  'ankh.conflict': 'будущие Конфликты',
  'ankh.powers': 'открытые силы анха',
  'ankh.followers': 'верующие',
  'ankh.figures': 'фигуры на поле и стражи наготове',
  'ankh.monuments': 'ваши монументы',
  'ankh.income': 'монументы рядом с вашими фигурами',
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
  'kemet.good-attack': 'слабые войска рядом',
  'kemet.danger': 'сильные войска рядом',
} satisfies Translation<typeof en>;
