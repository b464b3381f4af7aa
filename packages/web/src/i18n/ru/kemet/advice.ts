import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/advice.ts';

export default {
  'advice.unit':
    'Насколько лучше или хуже станет ваше положение к концу этого хода, в пересчёте на победные очки. Бот знает только то, что знаете вы.',
  'advice.points': 'постоянные очки',
  'advice.temples': 'храмы в конце дня',
  'advice.two-temples': 'два храма в конце дня',
  'advice.sanctuary': 'Святилище в конце дня',
  'advice.tiles': 'тайлы силы',
  'advice.units': 'солдаты на поле и в резерве',
  'advice.prayer': 'очки молитвы',
  'advice.cards': 'карты вмешательства на руке',
  'advice.pyramids': 'уровни ваших пирамид',
  'advice.good-attack': 'более слабые войска рядом',
  'advice.danger': 'более сильные войска рядом',
  'advice.battle': 'шанс выиграть этот бой',
} satisfies Translation<typeof en>;
