import type { Translation } from '../catalog.ts';
import type en from '../en/together.ts';

export default {
  'undo.accept': 'Разрешить',
  'undo.refuse': 'Отказать',
  'undo.request':
    '{count, plural, =1 {{name} просит отменить последнее решение.} one {{name} просит вернуться на # шаг назад.} few {{name} просит вернуться на # шага назад.} many {{name} просит вернуться на # шагов назад.} other {{name} просит вернуться на # шага назад.}}',
  'undo.requested': 'Ждём согласия остальных.',
  'undo.withdraw': 'Отозвать',
  'people.handed-over': 'За вас играет бот. Вернуть место можно в любой момент.',
  'people.handed-over.live':
    'Ваше время вышло, поэтому за вас играет бот. Если вернёте место себе, у вас будет минута на ответ, прежде чем бот вернётся.',
  'people.handed-over.days':
    'Ваше время вышло, поэтому за вас играет бот. Если вернёте место себе, у вас будет час на ответ, прежде чем бот вернётся.',
  'people.time-up.bot': 'Ваше время вышло. Ответьте сейчас, пока за вас не начал играть бот.',
  'people.time-up.wait': 'Ваше время вышло. Остальные ждут вас.',
  'people.is-away': '{name} не за столом, и все ждут.',
  'undo.moves': 'Будет отменено:',
  'undo.more': 'и ещё {count}',
  'undo.show': 'Показать на поле',
  'undo.expires': 'Истекает через {time}',
  'undo.waiting': 'Ждём: {names}',
  'pause.title': 'Отпуск и перерыв',
  'pause.left':
    '{count, plural, one {У вас остался # день отпуска.} few {У вас осталось # дня отпуска.} many {У вас осталось # дней отпуска.} other {У вас осталось # дня отпуска.}}',
  'pause.days': 'Дни',
  'pause.go': 'Уйти в отпуск',
  'pause.back': 'Завершить отпуск',
  'pause.away': '{name}: отпуск до {date}.',
  'pause.ask': 'Предложить перерыв',
  'pause.asks':
    '{count, plural, one {{name} предлагает перерыв на # день.} few {{name} предлагает перерыв на # дня.} many {{name} предлагает перерыв на # дней.} other {{name} предлагает перерыв на # дня.}}',
  'pause.agree': 'Согласиться',
  'pause.refuse': 'Отказать',
  'pause.withdraw': 'Отозвать',
  'pause.paused': 'Перерыв до {date}. Часы стоят, но играть можно.',
  'pause.resume': 'Завершить перерыв',
  'plans.open': 'Спланировать',
  'plans.count': '{count, plural, one {# план} few {# плана} many {# планов} other {# плана}}',
  'plans.title': 'Ответы заранее',
  'plans.line':
    'Когда придёт вопрос, игра ответит за вас, даже если вас нет. Ваших планов никто другой не видит.',
  'plans.none': 'Пока ничего не запланировано.',
  'plans.if': 'Если',
  'plans.then': 'Ответ',
  'plans.repeats': 'Каждый раз',
  'plans.once': 'Один раз',
  'plans.add': 'Добавить план',
  'plans.remove': 'Убрать этот план',
  'plans.used': 'Ответ дан за вас',
  'plans.dropped': 'Отменено: уже невозможно',
  'plans.dropped.said': 'Один из ваших планов больше не подходит. Выберите сами.',
} satisfies Translation<typeof en>;
