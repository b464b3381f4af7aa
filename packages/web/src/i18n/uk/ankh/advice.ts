import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/advice.ts';

export default {
  'advice.unit':
    'Наскільки зміниться ваше становище до кінця цього ходу, у поклонінні. Бот знає лише те, що й ви.',
  'advice.devotion': 'поклоніння відразу',
  'advice.conflict': 'майбутні конфлікти',
  'advice.powers': 'вивчені властивості',
  'advice.followers': 'послідовники',
  'advice.figures': 'фігурки на полі й стражі в запасі',
  'advice.monuments': 'ваші монументи',
  'advice.income': 'монументи поруч із вашими фігурками',
  'advice.cards': 'карти бою на руці',
  'advice.battle': 'шанс виграти цей бій',
} satisfies Translation<typeof en>;
