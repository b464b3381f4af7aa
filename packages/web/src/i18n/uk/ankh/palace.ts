import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/palace.ts';

export default {
  'room.decrees': 'Зал указів',
  'room.war': 'Військовий зал',
  'room.judgement': 'Судовий зал',
  'room.throne': 'Тронний зал',
  'room.decrees.gives': 'Карта — або прибрати свою: суперники втрачають 1 поклоніння',
  'room.war.gives': 'Сфінкс і загадка',
  'room.judgement.gives': 'Карта й 2 послідовники',
  'room.throne.gives': 'Карта й рух фараона до 3 ділянок',
  'room.decrees.text':
    'Бог, що контролює зал, бере відкриту карту політики або прибирає одну свою з гри: тоді кожен суперник втрачає 1 поклоніння.',
  'room.war.text':
    'Бог, що контролює зал, може замінити один свій монумент сфінксом, потім розігрує загадку фараона, який править.',
  'room.judgement.text': 'Бог, що контролює зал, бере відкриту карту політики й отримує 2 послідовників.',
  'room.throne.text':
    'Бог, що контролює зал, бере відкриту карту політики й може перемістити фараона не далі ніж на 3 ділянки.',
  'room.how':
    'Зали розігрують по черзі після кожної події «Контроль монументів». Зал контролює той, чиїх жерців там найбільше; за нічиєї — бог із найменшим поклонінням. Його жерці повертаються в запас, решта лишається.',

  'priest.title': 'Жрець',
  'priest.text':
    'У кожного бога їх троє. Дія «Розміщення фігурки» приводить одного до будь-якого залу, дія «Переміщення фігурок» переводить кожного до сусіднього. Жерці не мають сили й ніколи не стоять на полі.',

  'palace.title': 'Палац',
  'palace.leads': 'Веде {god}',
  'palace.leads.tie': 'Нічия: веде {god}',
  'palace.empty': 'Поки нікого',
  'palace.closed': 'Зачинено назавжди',
  'palace.room': '{number}. {room}: {gives}',
  'palace.priests': '{god}: {count, plural, one {# жрець} few {# жерці} many {# жерців} other {# жерця}}',
  'palace.rules': 'Править {pharaoh}',
  'palace.display': 'Відкриті карти політики',
  'palace.display.empty': 'Усі взято; нові з’являться, коли розіграють палац.',
  'palace.deck': 'У колоді {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'palace.discards': 'скинуто {count}',
  'palace.sphinxes':
    '{count, plural, one {Лишився # сфінкс} few {Лишилося # сфінкси} many {Лишилося # сфінксів} other {Лишилося # сфінкса}}',
  'palace.tokens':
    'На його карті {count, plural, one {# жетон} few {# жетони} many {# жетонів} other {# жетона}}',
  'palace.token': 'жетон фараона',
  'palace.death': 'фараон помирає',

  'player.priests': 'Жерці в запасі',
  'player.shared': 'Воїни й жерці в запасі',
  'player.policies': 'Карти політики',
  'player.no-policies': 'Карт політики ще немає',

  'ask.place-pharaoh': '{pharaoh}: де він починає?',
  'ask.place-pharaoh.detail': 'Будь-яка вільна ділянка суші',
  'ask.policy-before': 'Спершу зіграти карту політики?',
  'ask.policy-after': 'Зіграти тепер карту політики?',
  'ask.policy.detail': 'Дія «{action}»; одна карта на дію',
  'ask.priest-to': 'Жрець, {room}: куди?',
  'ask.decree': 'Візьміть карту або приберіть свою',
  'ask.decree.detail': 'За прибрану карту кожен суперник втрачає 1 поклоніння',
  'ask.sphinx': 'Замінити монумент сфінксом?',
  'ask.take-policy': '{room}: візьміть карту політики',
  'ask.pharaoh-to':
    'Перемістіть фараона не далі ніж на {range, plural, one {# ділянку} few {# ділянки} many {# ділянок} other {# ділянки}}',
  'ask.left': 'Лишилося {count}',
  'ask.move-priests':
    '{count, plural, one {лишився # жрець} few {лишилося # жерці} many {лишилося # жерців} other {лишилося # жерця}}',

  'option.no-policy': 'Не грати карту',
  'option.no-sphinx': 'Без сфінкса',
  'option.pharaoh-stays': 'Він лишається',
  'option.summon-none': 'Нікого не розміщувати',
  'option.priest-of': 'Жрець ({room})',
  'option.priest-into': 'Жрець → {room}',
  'option.remove.hand': 'Прибрати з руки: {card}',
  'option.remove.played': 'Прибрати зіграну: {card}',
  'option.remove.detail': 'Кожен суперник втрачає 1 поклоніння',

  'log.pharaoh-chosen': 'Єгиптом править {pharaoh}.',
  'log.pharaoh-placed': '{who} ставить фараона на {space}.',
  'log.pharaoh-moved': '{who} переміщує фараона з {from} на {space}.',
  'log.pharaoh-died': 'Фараон помирає на {space}. Тронний зал зачинено.',
  'log.pharaoh-token.card': 'Жетон конфлікту {conflict} лягає на карту фараона.',
  'log.pharaoh-token.box': 'Жетон конфлікту {conflict} вибуває з гри.',
  'log.policies-revealed.display': 'Відкриті карти політики: {list}.',
  'log.policies-shuffled':
    'Скинуті карти стають новою колодою: {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'log.policy-taken': '{who} бере карту «{policy}».',
  'log.policy-taken.played': '{who} повертає на руку карту «{policy}».',
  'log.policy-removed': '{who} прибирає з гри карту «{policy}».',
  'log.policies-discarded': 'Скинуто: {list}.',
  'log.policy-played': '{who} грає карту «{policy}».',
  'log.policies-taken-back': '{who} повертає на руку: {list}.',
  'log.policies-left': 'Карти політики ({who}) вибувають з гри: {list}.',
  'log.priest-summoned': '{who} розміщує жерця: {room}.',
  'log.priest-moved': '{who} переводить жерця: {from} → {room}.',
  'log.priest-moved.by': '{by} переводить жерця ({who}): {from} → {room}.',
  'log.priests-returned':
    '{room}: {count, plural, one {# жрець} few {# жерці} many {# жерців} other {# жерця}} ({who}) знову в запасі.',
  'log.priests-left': 'Жерці ({who}) вибувають з гри.',
  'log.palace-resolved': 'Палац розіграно. Нові карти: {list}.',
  'log.palace-resolved.none': 'Палац розіграно.',
  'log.room-controlled': '{room}: контролює {who} ({list}).',
  'log.room-controlled.tie': '{room}: нічия ({list}); контролює {who}, бо поклоніння найменше.',
  'log.sphinx-placed': '{who} замінює сфінксом {monument} на {space}.',
  'log.riddle':
    '{who} розгадує загадку: {count, plural, one {# сфінкс} few {# сфінкси} many {# сфінксів} other {# сфінкса}}.',

  'moment.pharaoh-died': 'Фараон помер',
  'moment.pharaoh-died.line': 'Тронний зал зачинено назавжди.',
} satisfies Translation<typeof en>;
