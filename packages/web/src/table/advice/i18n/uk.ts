import type { Translation } from '../../../i18n/catalog.ts';
import type en from './en.ts';

export default {
  thinking: 'Бот думає…',
  failed: 'Тут бот нічого не радить.',
  chance: 'шанс на перемогу {percent}',
  choose: 'Обрати це',
  even: 'До кінця ходу майже нічого не зміниться.',
  'unit.ankh':
    'Наскільки зміниться ваше становище до кінця цього ходу, у поклонінні. Бот знає лише те, що й ви.',
  'unit.kemet':
    'Наскільки зміниться ваше становище до кінця цього ходу, у переможних очках. Бот знає лише те, що й ви.',
  'ankh.devotion': 'поклоніння відразу',
  'ankh.conflict': 'майбутні конфлікти',
  'ankh.powers': 'вивчені властивості',
  'ankh.followers': 'послідовники',
  'ankh.figures': 'фігурки на полі й стражі в запасі',
  'ankh.monuments': 'ваші монументи',
  'ankh.income': 'монументи поруч із вашими фігурками',
  'ankh.cards': 'карти бою на руці',
  'kemet.points': 'постійні очки',
  'kemet.temples': 'храми наприкінці дня',
  'kemet.two-temples': 'два храми наприкінці дня',
  'kemet.sanctuary': 'Святилище наприкінці дня',
  'kemet.tiles': 'плитки могутності',
  'kemet.units': 'воїни на полі та в резерві',
  'kemet.prayer': 'очки молитви',
  'kemet.cards': 'карти втручання на руці',
  'kemet.pyramids': 'рівні ваших пірамід',
  'kemet.good-attack': 'слабші війська поруч',
  'kemet.danger': 'сильніші війська поруч',
} satisfies Translation<typeof en>;
