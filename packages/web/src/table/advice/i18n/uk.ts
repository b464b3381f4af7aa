import type { Translation } from '../../../i18n/catalog.ts';
import type en from './en.ts';

export default {
  thinking: 'Бот думає …',
  failed: 'Тут бот нічого не радить.',
  chance: 'шанс на перемогу {percent}',
  choose: 'Вибрати це',
  even: 'До кінця ходу майже нічого не зміниться.',
  'unit.ankh':
    'На скільки краще чи гірше ви стоятимете наприкінці цього ходу, у поклонінні. Бот знає лише те, що й ви.',
  'unit.kemet':
    'На скільки краще чи гірше ви стоятимете наприкінці цього ходу, у переможних очках. Бот знає лише те, що й ви.',
  'ankh.devotion': 'поклоніння відразу',
  'ankh.conflict': 'майбутні Конфлікти',
  'ankh.powers': 'відкриті властивості',
  'ankh.followers': 'послідовники',
  'ankh.figures': 'фігури на полі та стражі напоготові',
  'ankh.monuments': 'ваші монументи',
  'ankh.income': 'монументи поруч із вашими фігурами',
  'ankh.cards': 'карти бою на руці',
  'kemet.points': 'постійні очки',
  'kemet.temples': 'храми наприкінці дня',
  'kemet.two-temples': 'два храми наприкінці дня',
  'kemet.sanctuary': 'Святилище наприкінці дня',
  'kemet.tiles': 'тайли сили',
  'kemet.units': 'солдати на полі та в резерві',
  'kemet.prayer': 'очки молитви',
  'kemet.cards': 'карти втручання на руці',
  'kemet.pyramids': 'рівні ваших пірамід',
  'kemet.good-attack': 'слабші війська поруч',
  'kemet.danger': 'сильніші війська поруч',
} satisfies Translation<typeof en>;
