import type { Translation } from '../catalog.ts';
import type en from '../en/review.ts';

export default {
  title: 'Розбір партії',
  lead: 'Бот переглядає кожне рішення партії, знаючи лише те, що гравець міг знати тоді.',
  unfinished: 'Розбір відкриється, коли партія закінчиться.',
  progress: 'Рішень: {done} з {all}',
  depth: 'Наскільки ретельно',
  'depth.quick': 'Швидко',
  'depth.deep': 'Ретельно',
  accuracy: 'Точність',
  'accuracy.line':
    '100% — жодне рішення не зменшило шансів на перемогу, наскільки це бачить бот. Найбільше важать рішення, поки партія не вирішена. Невеликі відмінності мало що означають.',
  'grade.good':
    '{count, plural, one {# добре рішення} few {# добрі рішення} many {# добрих рішень} other {# доброго рішення}}',
  'grade.inexact':
    '{count, plural, one {# неточність} few {# неточності} many {# неточностей} other {# неточності}}',
  'grade.mistake': '{count, plural, one {# помилка} few {# помилки} many {# помилок} other {# помилки}}',
  'grade.blunder':
    '{count, plural, one {# груба помилка} few {# грубі помилки} many {# грубих помилок} other {# грубої помилки}}',
  'one.inexact': 'Неточність',
  'one.mistake': 'Помилка',
  'one.blunder': 'Груба помилка',
  chance: 'Шанс на перемогу, %',
  'chance.line': 'Торкніться кривої, щоб побачити той момент.',
  turning: 'Переломні моменти',
  'turning.change': '{name}: шанс на перемогу {change}',
  look: 'Варто переглянути',
  'look.of': 'Чиї рішення',
  'look.all': 'Усі гравці',
  'look.none': 'Тут жодне рішення не коштувало дорого.',
  given: 'Зіграно',
  better: 'Краще',
  cost: 'шанс на перемогу менший на {percent}',
  because: 'Що дає краще рішення до кінця ходу:',
  board: 'Показати на полі',
  line: 'Показати кращий шлях',
  again: 'Спробувати звідси ще раз',
  'again.line': 'Ви займаєте це місце, решту — боти.',
  failed: 'Цю партію не можна розібрати. {reason}',
  'line.title': 'Кращий шлях, а не те, що зіграли',
  'line.back': 'Назад до розбору',
} satisfies Translation<typeof en>;
