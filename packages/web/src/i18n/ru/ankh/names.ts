import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/names.ts';
import pieces from './pieces.ts';

export default {
  ...pieces,

  'figure.god.acc': 'бога',
  'figure.warrior.acc': 'воина',
  'figure.pharaoh.acc': 'фараона',

  'monument.obelisk.acc': 'обелиск',
  'monument.temple.acc': 'храм',
  'monument.pyramid.acc': 'пирамиду',
  'monument.sphinx.acc': 'сфинкса',
  'monument.site.acc': 'строительную площадку',

  'action.move': 'Переместить фигурки',
  'action.summon': 'Призвать фигурку',
  'action.gain': 'Получить верующих',
  'action.unlock': 'Открыть свойство анха',

  'event.control': 'Контроль над монументом',
  'event.caravan': 'Караван верблюдов',
  'event.conflict': 'Конфликт',
  'event.merge': 'затем слияние двух последних богов',
  'event.forget': 'затем забвение богов в красной зоне',
  'event.end': 'затем конец игры',

  'terrain.fertile': 'плодородная земля',
  'terrain.desert': 'пустыня',
  'terrain.closed': 'затоплено, вне карты',

  'piece.owned': '{piece} ({owner})',
  'piece.neutral': '{piece}, нейтральный монумент',
  'team.merged': '{upper}-{lower}',
} satisfies Translation<typeof en>;
