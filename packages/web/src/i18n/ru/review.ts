import type { Translation } from '../catalog.ts';
import type en from '../en/review.ts';

export default {
  title: 'Разбор партии',
  lead: 'Бот просматривает каждое решение партии, зная лишь то, что игрок мог знать тогда.',
  unfinished: 'Разбор откроется, когда партия закончится.',
  progress: 'Решений: {done} из {all}',
  depth: 'Насколько тщательно',
  'depth.quick': 'Быстро',
  'depth.deep': 'Тщательно',
  accuracy: 'Точность',
  'accuracy.line':
    '100% — ни одно решение не уменьшило шансов на победу, насколько это видит бот. Больше всего весят решения, пока исход партии не ясен. Небольшая разница мало что значит.',
  'grade.good':
    '{count, plural, one {# хорошее решение} few {# хороших решения} many {# хороших решений} other {# хорошего решения}}',
  'grade.inexact':
    '{count, plural, one {# неточность} few {# неточности} many {# неточностей} other {# неточности}}',
  'grade.mistake': '{count, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}}',
  'grade.blunder':
    '{count, plural, one {# грубая ошибка} few {# грубые ошибки} many {# грубых ошибок} other {# грубой ошибки}}',
  'one.inexact': 'Неточность',
  'one.mistake': 'Ошибка',
  'one.blunder': 'Грубая ошибка',
  chance: 'Шанс на победу, %',
  'chance.line': 'Коснитесь кривой, чтобы увидеть этот момент.',
  turning: 'Переломные моменты',
  'turning.change': '{name}: шанс на победу {change}',
  look: 'Стоит пересмотреть',
  'look.of': 'Чьи решения',
  'look.all': 'Все игроки',
  'look.none': 'Здесь ни одно решение не стоило дорого.',
  given: 'Сыграно',
  better: 'Лучше',
  cost: 'шанс на победу меньше на {percent}',
  because: 'Что даёт лучшее решение к концу хода:',
  board: 'Показать на поле',
  line: 'Показать лучший путь',
  again: 'Попробовать отсюда ещё раз',
  'again.line': 'Вы занимаете это место, остальные — боты.',
  failed: 'Эту партию не удалось разобрать. {reason}',
  'line.title': 'Лучший путь, а не то, что сыграно',
  'line.back': 'Назад к разбору',
} satisfies Translation<typeof en>;
