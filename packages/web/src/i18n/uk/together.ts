import type { Translation } from '../catalog.ts';
import type en from '../en/together.ts';

export default {
  'undo.accept': 'Погодитися',
  'undo.refuse': 'Відмовити',
  'undo.request':
    '{count, plural, =1 {{name} просить скасувати останнє рішення.} one {{name} просить повернутися на # крок назад.} few {{name} просить повернутися на # кроки назад.} many {{name} просить повернутися на # кроків назад.} other {{name} просить повернутися на # кроку назад.}}',
  'undo.requested': 'Чекаємо на згоду інших.',
  'undo.withdraw': 'Відкликати',
  'people.handed-over': 'За вас грає бот. Повернути місце можна будь-коли.',
  'people.handed-over.live':
    'Ваш час вийшов, тому за вас грає бот. Якщо повернете місце собі, матимете хвилину на відповідь, перш ніж бот повернеться.',
  'people.handed-over.days':
    'Ваш час вийшов, тому за вас грає бот. Якщо повернете місце собі, матимете годину на відповідь, перш ніж бот повернеться.',
  'people.time-up.bot': 'Ваш час вийшов. Відповідайте зараз, поки за вас не взявся грати бот.',
  'people.time-up.wait': 'Ваш час вийшов. Інші чекають на вас.',
  'people.is-away': '{name} не за столом, і всі чекають.',
  'undo.moves': 'Буде скасовано:',
  'undo.more': 'і ще {count}',
  'undo.show': 'Показати на полі',
  'undo.expires': 'Спливає за {time}',
  'undo.waiting': 'Чекаємо: {names}',
  'pause.title': 'Відпустка й перерва',
  'pause.left':
    '{count, plural, one {У вас лишився # день відпустки.} few {У вас лишилося # дні відпустки.} many {У вас лишилося # днів відпустки.} other {У вас лишилося # дня відпустки.}}',
  'pause.days': 'Дні',
  'pause.go': 'Піти у відпустку',
  'pause.back': 'Завершити відпустку',
  'pause.away': '{name}: відпустка до {date}.',
  'pause.ask': 'Запропонувати перерву',
  'pause.asks':
    '{count, plural, one {{name} пропонує перерву на # день.} few {{name} пропонує перерву на # дні.} many {{name} пропонує перерву на # днів.} other {{name} пропонує перерву на # дня.}}',
  'pause.agree': 'Погодитися',
  'pause.refuse': 'Відмовити',
  'pause.withdraw': 'Відкликати',
  'pause.paused': 'Перерва до {date}. Годинники стоять, але грати можна.',
  'pause.resume': 'Завершити перерву',
  'plans.open': 'Спланувати',
  'plans.count': '{count, plural, one {# план} few {# плани} many {# планів} other {# плану}}',
  'plans.title': 'Відповіді наперед',
  'plans.line':
    'Коли надійде запитання, гра відповість за вас, навіть якщо вас немає. Ваших планів ніхто інший не бачить.',
  'plans.none': 'Поки нічого не заплановано.',
  'plans.if': 'Якщо',
  'plans.then': 'Відповідь',
  'plans.repeats': 'Щоразу',
  'plans.once': 'Один раз',
  'plans.add': 'Додати план',
  'plans.remove': 'Прибрати цей план',
  'plans.used': 'Відповідь дано за вас',
  'plans.dropped': 'Скасовано: вже неможливо',
  'plans.dropped.said': 'Один із ваших планів більше не підходить. Оберіть самі.',
} satisfies Translation<typeof en>;
