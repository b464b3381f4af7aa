import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/names.ts';
import pieces from './pieces.ts';

export default {
  ...pieces,

  'figure.god.acc': 'бога',
  'figure.warrior.acc': 'воїна',
  'figure.pharaoh.acc': 'фараона',

  'monument.obelisk.acc': 'обеліск',
  'monument.temple.acc': 'храм',
  'monument.pyramid.acc': 'піраміду',
  'monument.sphinx.acc': 'сфінкса',
  'monument.site.acc': 'будівельний майданчик',

  'action.move': 'Переміщення фігурок',
  'action.summon': 'Розміщення фігурки',
  'action.gain': 'Отримання послідовників',
  'action.unlock': 'Вивчення властивості анкха',

  'event.control': 'Контроль монументів',
  'event.caravan': 'Каравани верблюдів',
  'event.conflict': 'Конфлікт',
  'event.merge': 'потім злука двох останніх богів',
  'event.forget': 'потім забуто богів у червоній зоні',
  'event.end': 'потім кінець гри',

  'terrain.fertile': 'родюча ділянка',
  'terrain.desert': 'пустельна ділянка',
  'terrain.closed': 'затоплено, поза мапою',

  'piece.owned': '{piece} ({owner})',
  'piece.neutral': 'нейтральний монумент: {piece}',
  'team.merged': '{upper}-{lower}',
} satisfies Translation<typeof en>;
