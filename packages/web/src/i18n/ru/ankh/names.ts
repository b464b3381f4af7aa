import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/names.ts';
import pieces from './pieces.ts';

export default {
  ...pieces,
  'god.amun.power': 'Тайные облики',
  'god.anubis.power': 'Судья мёртвых',
  'god.isis.power': 'Защитница',
  'god.osiris.power': 'Врата загробного мира',
  'god.ra.power': 'Сияние',

  'figure.god.acc': 'бога',
  'figure.warrior.acc': 'воина',
  'figure.satet.acc': 'Сатет',
  'figure.cat-mummy.acc': 'мумию кошки',
  'figure.mummy.acc': 'мумию',
  'figure.apep.acc': 'Апопа',
  'figure.giant-scorpion.acc': 'гигантского скорпиона',
  'figure.androsphinx.acc': 'андросфинкса',
  'figure.pharaoh.acc': 'фараона',
  'figure.infantry.acc': 'пехоту',

  'monument.obelisk.acc': 'обелиск',
  'monument.temple.acc': 'храм',
  'monument.pyramid.acc': 'пирамиду',
  'monument.sphinx.acc': 'сфинкса',
  'monument.site.acc': 'строительную площадку',

  'power.commanding': 'Повелевающий',
  'power.inspiring': 'Вдохновляющий',
  'power.omnipresent': 'Вездесущий',
  'power.revered': 'Почитаемый',
  'power.resplendent': 'Великолепный',
  'power.obelisk-attuned': 'Покровитель обелисков',
  'power.temple-attuned': 'Покровитель храмов',
  'power.pyramid-attuned': 'Покровитель пирамид',
  'power.glorious': 'Прославленный',
  'power.magnanimous': 'Великодушный',
  'power.bountiful': 'Щедрый',
  'power.worshipful': 'Досточтимый',

  'card.plague-of-locusts': 'Нашествие саранчи',
  'card.build-monument': 'Возведение монумента',
  'card.chariots': 'Колесницы',
  'card.cycle-of-maat': 'Цикл Маат',
  'card.drought': 'Засуха',
  'card.flood': 'Разлив',
  'card.miracle': 'Чудо',

  'action.move': 'Переместить фигурки',
  'action.summon': 'Призвать фигурку',
  'action.gain': 'Получить верующих',
  'action.unlock': 'Открыть свойство анха',

  'event.control': 'Контроль над монументом',
  'event.caravan': 'Караван верблюдов',
  'event.consolidation': 'Объединение',
  'event.conflict': 'Конфликт',
  'event.merge': 'затем слияние двух последних богов',
  'event.forget': 'затем забвение богов в красной зоне',
  'event.end': 'затем конец игры',

  'terrain.fertile': 'плодородная земля',
  'terrain.desert': 'пустыня',
  'terrain.closed': 'затоплено, вне карты',

  'token.underworld': 'врата загробного мира',

  'piece.owned': '{piece} ({owner})',
  'piece.neutral': '{piece}, нейтральный монумент',
  'team.merged': '{upper}-{lower}',
} satisfies Translation<typeof en>;
