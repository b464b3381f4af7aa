import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/names.ts';
import pieces from './pieces.ts';

export default {
  ...pieces,
  'god.amun.power': 'Містичні форми',
  'god.anubis.power': 'Суддя мертвих',
  'god.isis.power': 'Захисниця',
  'god.osiris.power': 'Шлях в царство мертвих',
  'god.ra.power': 'Осяйний',

  'figure.god.acc': 'бога',
  'figure.warrior.acc': 'воїна',
  'figure.satet.acc': 'Сатіс',
  'figure.cat-mummy.acc': 'мумію кота',
  'figure.mummy.acc': 'мумію',
  'figure.apep.acc': 'Апопа',
  'figure.giant-scorpion.acc': 'гігантського скорпіона',
  'figure.androsphinx.acc': 'андросфінкса',
  'figure.pharaoh.acc': 'фараона',
  'figure.infantry.acc': 'піхоту',

  'monument.obelisk.acc': 'обеліск',
  'monument.temple.acc': 'храм',
  'monument.pyramid.acc': 'піраміду',
  'monument.sphinx.acc': 'сфінкса',
  'monument.site.acc': 'будівельний майданчик',

  'power.commanding': 'Наснага',
  'power.inspiring': 'Натхнення',
  'power.omnipresent': 'Всеприсутність',
  'power.revered': 'Пошана',
  'power.resplendent': 'Осяйний',
  'power.obelisk-attuned': 'Володар обелісків',
  'power.temple-attuned': 'Володар храмів',
  'power.pyramid-attuned': 'Володар пірамід',
  'power.glorious': 'Прославлений',
  'power.magnanimous': 'Добросердний',
  'power.bountiful': 'Щедрий',
  'power.worshipful': 'Звеличений',

  'card.plague-of-locusts': 'Навала сарани',
  'card.build-monument': 'Побудова монумента',
  'card.chariots': 'Колісниці',
  'card.cycle-of-maat': 'Життєвий цикл Ма’ат',
  'card.drought': 'Засуха',
  'card.flood': 'Паводок',
  'card.miracle': 'Диво',

  'action.move': 'Переміщення фігурок',
  'action.summon': 'Розміщення фігурки',
  'action.gain': 'Отримання послідовників',
  'action.unlock': 'Вивчення властивості анкха',

  'event.control': 'Контроль монументів',
  'event.caravan': 'Каравани верблюдів',
  'event.consolidation': 'Об’єднання',
  'event.conflict': 'Конфлікт',
  'event.merge': 'потім злука двох останніх богів',
  'event.forget': 'потім забуто богів у червоній зоні',
  'event.end': 'потім кінець гри',

  'terrain.fertile': 'родюча ділянка',
  'terrain.desert': 'пустельна ділянка',
  'terrain.closed': 'затоплено, поза мапою',

  'token.underworld': 'брама царства мертвих',

  'piece.owned': '{piece} ({owner})',
  'piece.neutral': 'нейтральний монумент: {piece}',
  'team.merged': '{upper}-{lower}',
} satisfies Translation<typeof en>;
