import type { Translation } from '../catalog.ts';
import type en from '../en/terms.ts';

export default {
  'setup.clock': 'Ограничение времени',
  'setup.private': 'Только по ссылке',
  'setup.public': 'Кто угодно (стол виден в зале)',
  'setup.visibility': 'Кто может сесть',
  'setup.at-zero': 'Когда время выйдет',
  'setup.at-zero.bot': 'Дальше играет бот',
  'setup.at-zero.wait': 'Игра ждёт',
  'setup.practice': 'Советы бота',
  'setup.practice.no': 'Выключены',
  'setup.practice.yes': 'Включены (тренировочная партия)',
  'setup.hand-over': 'Бот может играть за того, кого нет',
  'setup.hand-over.120': 'Через 2 минуты',
  'setup.hand-over.3600': 'Через час',
  'setup.hand-over.86400': 'Через сутки',
  'setup.hand-over.never': 'Никогда',
  'clock.live': 'Вживую',
  'clock.days': 'На дни',
  'clock.preset': 'Сколько времени',
  'clock.minutes': '{minutes} мин + {seconds} с',
  'clock.own': 'Другое',
  'clock.own.minutes': 'Минут каждому',
  'clock.own.seconds': 'Секунд добавляется за ход',
  'clock.own.days': 'Дней на ход',
  'clock.vacation': 'Отпуск',
  'clock.vacation.none': 'Нет',
  'clock.vacation.days':
    '{count, plural, one {# день каждому} few {# дня каждому} many {# дней каждому} other {# дня каждому}}',
  'clock.vacation.line': 'Пока вы в отпуске, ваши часы стоят.',
} satisfies Translation<typeof en>;
