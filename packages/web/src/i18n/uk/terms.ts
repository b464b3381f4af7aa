import type { Translation } from '../catalog.ts';
import type en from '../en/terms.ts';

export default {
  'setup.clock': 'Обмеження часу',
  'setup.private': 'Лише за посиланням',
  'setup.public': 'Будь-хто (стіл видно в залі)',
  'setup.visibility': 'Хто може приєднатися',
  'setup.at-zero': 'Коли час вийде',
  'setup.at-zero.bot': 'Далі грає бот',
  'setup.at-zero.wait': 'Гра чекає',
  'setup.practice': 'Поради бота',
  'setup.practice.no': 'Вимкнено',
  'setup.practice.yes': 'Увімкнено (тренувальна партія)',
  'setup.hand-over': 'Бот може грати за того, кого немає',
  'setup.hand-over.120': 'За 2 хвилини',
  'setup.hand-over.3600': 'За годину',
  'setup.hand-over.86400': 'За добу',
  'setup.hand-over.never': 'Ніколи',
  'clock.live': 'Наживо',
  'clock.days': 'Протягом днів',
  'clock.preset': 'Скільки часу',
  'clock.minutes': '{minutes} хв + {seconds} с',
  'clock.own': 'Інше',
  'clock.own.minutes': 'Хвилин кожному',
  'clock.own.seconds': 'Секунд додається за хід',
  'clock.own.days': 'Днів на хід',
  'clock.vacation': 'Відпустка',
  'clock.vacation.none': 'Немає',
  'clock.vacation.days':
    '{count, plural, one {# день кожному} few {# дні кожному} many {# днів кожному} other {# дня кожному}}',
  'clock.vacation.line': 'Поки ви у відпустці, ваш годинник стоїть.',
} satisfies Translation<typeof en>;
