import type { Translation } from '../catalog.ts';
import type en from '../en/home.ts';

export default {
  'home.editor': 'Редактор сценаріїв',
  'home.friends': 'Грати з друзями',
  'home.hotseat': 'На одному пристрої',
  'home.learn': 'Навчання',
  'home.learn.ankh': 'Перша партія «Анкху»',
  'home.learn.kemet': 'Перша партія «Кемету»',
  'home.learn.line':
    'Перша партія з підказками триває десять хвилин. У правилах є пошук, а кожен рядок журналу відкриває своє правило.',
  'home.lobby': 'Зала',
  'home.lobby.empty': 'Відкритих столів немає. Накрийте свій, і до нього зможуть сісти інші.',
  'home.lobby.offline': 'Сервер недоступний. Столи на цьому пристрої працюють, як і раніше.',
  'home.mine': 'Мої столи',
  'home.mine.empty': 'Тут зберігаються столи, за якими ви сидите, і чия черга.',
  'home.new': 'Новий стіл',
  'home.now': 'Грати зараз',
  'home.replays': 'Записи',
  'home.replays.empty': 'Тут можна переглянути завершені партії, хід за ходом.',
  'home.replays.open': 'Відкрити файл партії',
  'home.table.delete': 'Видалити цей стіл',
  'home.table.finished': 'Завершено',
  'home.table.moves': '{count, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}',
  'home.table.open':
    '{free, plural, one {# вільне місце} few {# вільні місця} many {# вільних місць} other {# вільного місця}}',
  'home.table.turn': 'Хід: {name}',
  'home.table.yours': 'Ваш хід',
  'home.tagline': 'Дві великі гри про богів Єгипту, де кожного правила дотримано за вас.',
} satisfies Translation<typeof en>;
