import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/advice.ts';

export default {
  'advice.unit':
    'Наскільки зміниться ваше становище до кінця цього ходу, у переможних очках. Бот знає лише те, що й ви.',
  'advice.points': 'постійні очки',
  'advice.temples': 'храми наприкінці дня',
  'advice.two-temples': 'два храми наприкінці дня',
  'advice.sanctuary': 'Святилище наприкінці дня',
  'advice.tiles': 'плитки могутності',
  'advice.units': 'воїни на полі та в резерві',
  'advice.prayer': 'очки молитви',
  'advice.cards': 'карти втручання на руці',
  'advice.pyramids': 'рівні ваших пірамід',
  'advice.good-attack': 'слабші війська поруч',
  'advice.danger': 'сильніші війська поруч',
  'advice.battle': 'шанс виграти цей бій',
} satisfies Translation<typeof en>;
