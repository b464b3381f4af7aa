import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/palace.ts';

export default {
  'room.decrees': 'Зал указов',
  'room.war': 'Военный зал',
  'room.judgement': 'Судебный зал',
  'room.throne': 'Тронный зал',
  'room.decrees.gives': 'Карта или убрать свою: соперники теряют по 1 поклонению',
  'room.war.gives': 'Сфинкс и загадка',
  'room.judgement.gives': 'Карта и 2 верующих',
  'room.throne.gives': 'Карта и фараон: до 3 клеток',
  'room.decrees.text':
    'Бог, контролирующий зал, берёт открытую карту политики или убирает одну свою из игры: тогда каждый соперник теряет 1 поклонение.',
  'room.war.text':
    'Бог, контролирующий зал, может заменить один свой монумент сфинксом, затем разыгрывает загадку правящего фараона.',
  'room.judgement.text': 'Бог, контролирующий зал, берёт открытую карту политики и получает 2 верующих.',
  'room.throne.text':
    'Бог, контролирующий зал, берёт открытую карту политики и может переместить фараона не более чем на 3 клетки.',
  'room.how':
    'Залы разыгрываются по порядку после каждого события «Контроль над монументом». Зал контролирует тот, чьих жрецов там больше; при ничьей — бог с наименьшим поклонением. Его жрецы возвращаются в запас, остальные остаются.',

  'priest.title': 'Жрец',
  'priest.text':
    'У каждого бога три жреца. Действие «Призвать фигурку» приводит одного в любой зал, «Переместить фигурки» переводит каждого в соседний. Жрецы не имеют силы и на поле не выходят.',

  'palace.title': 'Дворец',
  'palace.leads': 'Лидирует {god}',
  'palace.leads.tie': 'Ничья: лидирует {god}',
  'palace.empty': 'Пока никого',
  'palace.closed': 'Закрыт навсегда',
  'palace.room': '{number}. {room}: {gives}',
  'palace.priests': '{god}: {count, plural, one {# жрец} few {# жреца} many {# жрецов} other {# жреца}}',
  'palace.rules': 'Правит {pharaoh}',
  'palace.display': 'Открытые карты политики',
  'palace.display.empty': 'Все разобраны; новые откроются после розыгрыша залов.',
  'palace.deck': 'В колоде {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'palace.discards': 'в сбросе {count}',
  'palace.sphinxes':
    '{count, plural, one {Остался # сфинкс} few {Осталось # сфинкса} many {Осталось # сфинксов} other {Осталось # сфинкса}}',
  'palace.tokens':
    'На его карте {count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  'palace.token': 'жетон фараона',
  'palace.death': 'смерть фараона',

  'player.priests': 'Жрецы в запасе',
  'player.shared': 'Воины и жрецы в запасе',
  'player.policies': 'Карты политики',
  'player.no-policies': 'Карт политики пока нет',

  'ask.place-pharaoh': '{pharaoh}: куда поставить фигурку?',
  'ask.place-pharaoh.detail': 'Любая свободная клетка суши',
  'ask.policy-before': 'Сначала сыграть карту политики?',
  'ask.policy-after': 'Сыграть карту политики сейчас?',
  'ask.policy.detail': 'Действие «{action}»; одна карта на действие',
  'ask.priest-to': 'Жрец, {room}: куда?',
  'ask.decree': 'Возьмите карту или уберите свою',
  'ask.decree.detail': 'За убранную карту каждый соперник теряет 1 поклонение',
  'ask.sphinx': 'Заменить монумент сфинксом?',
  'ask.take-policy': '{room}: возьмите карту политики',
  'ask.pharaoh-to':
    'Переместите фараона не более чем на {range, plural, one {# клетку} few {# клетки} many {# клеток} other {# клетки}}',
  'ask.left': 'Осталось {count}',
  'ask.move-priests':
    '{count, plural, one {остался # жрец} few {осталось # жреца} many {осталось # жрецов} other {осталось # жреца}}',

  'option.no-policy': 'Не играть карту',
  'option.no-sphinx': 'Без сфинкса',
  'option.pharaoh-stays': 'Оставить на месте',
  'option.summon-none': 'Никого не призывать',
  'option.priest-of': '{room}: переместить жреца',
  'option.priest-into': '{room}: призвать жреца',
  'option.remove.hand': 'Убрать из руки: {card}',
  'option.remove.played': 'Убрать сыгранную: {card}',
  'option.remove.detail': 'Каждый соперник теряет 1 поклонение',

  'log.pharaoh-chosen': 'Египтом правит {pharaoh}.',
  'log.pharaoh-placed': '{who} ставит фараона на {space}.',
  'log.pharaoh-moved': '{who} перемещает фараона с {from} на {space}.',
  'log.pharaoh-died': 'Фараон умирает на {space}. Тронный зал закрыт.',
  'log.pharaoh-token.card': 'Жетон фараона (конфликт {conflict}) ложится на карту фараона.',
  'log.pharaoh-token.box': 'Жетон фараона (конфликт {conflict}) выбывает из игры.',
  'log.policies-revealed.display': 'Открытые карты политики: {list}.',
  'log.policies-shuffled':
    'Сброс становится новой колодой: {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'log.policy-taken': '{who} берёт карту «{policy}».',
  'log.policy-taken.played': '{who} возвращает в руку карту «{policy}».',
  'log.policy-removed': '{who} убирает из игры карту «{policy}».',
  'log.policies-discarded': 'Сброшено: {list}.',
  'log.policy-played': '{who} играет карту «{policy}».',
  'log.policies-taken-back': '{who} возвращает в руку: {list}.',
  'log.policies-left': 'Карты политики ({who}) выбывают из игры: {list}.',
  'log.priest-summoned': '{who} призывает жреца: {room}.',
  'log.priest-moved': '{who} переводит жреца: {from} → {room}.',
  'log.priest-moved.by': '{by} переводит жреца ({who}): {from} → {room}.',
  'log.priests-returned':
    '{room}: {count, plural, one {# жрец} few {# жреца} many {# жрецов} other {# жреца}} ({who}) снова в запасе.',
  'log.priests-left': 'Жрецы ({who}) выбывают из игры.',
  'log.palace-resolved': 'Залы разыграны. Новые карты: {list}.',
  'log.palace-resolved.none': 'Залы разыграны.',
  'log.room-controlled': '{room}: контролирует {who} ({list}).',
  'log.room-controlled.tie': '{room}: ничья ({list}); контролирует {who}, поклонение наименьшее.',
  'log.sphinx-placed': '{who} заменяет сфинксом {monument} на {space}.',
  'log.riddle':
    '{who} разгадывает загадку: {count, plural, one {# сфинкс} few {# сфинкса} many {# сфинксов} other {# сфинкса}}.',

  'moment.pharaoh-died': 'Фараон умер',
  'moment.pharaoh-died.line': 'Тронный зал закрыт навсегда.',
} satisfies Translation<typeof en>;
