import type { Translation } from '../catalog.ts';
import type en from '../en/setup.ts';

export default {
  'setup.bot.easy': 'Бот, легкий',
  'setup.bot.hard': 'Бот, сильний',
  'setup.bot.random': 'Бот, навмання',
  'setup.clock': 'Годинник',
  'setup.clock.days':
    '{count, plural, one {# день на хід} few {# дні на хід} many {# днів на хід} other {# дня на хід}}',
  'setup.clock.live':
    '{minutes, plural, one {# хвилина} few {# хвилини} many {# хвилин} other {# хвилини}} кожному, +{seconds} с за хід',
  'setup.clock.none': 'Без годинника',
  'setup.game': 'Гра',
  'setup.more': 'Більше можливостей',
  'setup.name': 'Ваше ім’я',
  'setup.name.default': 'Гість',
  'setup.open': 'Вільне місце',
  'setup.person': 'Людина',
  'setup.place': 'Де',
  'setup.place.local': 'На цьому пристрої',
  'setup.place.local.line': 'Проти ботів або по колу. Працює без мережі.',
  'setup.place.remote': 'З друзями, у мережі',
  'setup.place.remote.line': 'Посилання для друзів; наживо або протягом днів.',
  'setup.players': 'Гравці',
  'setup.private': 'Лише за посиланням',
  'setup.problem': 'Не вдалося накрити стіл: {reason}',
  'setup.public': 'У залі',
  'setup.seat': 'Місце {number}',
  'setup.seats': 'Хто грає',
  'setup.start': 'Почати',
  'setup.title': 'Новий стіл',
  'setup.visibility': 'Хто може сісти',
  'setup.you': 'Ви',
  'setup.other-players': 'Для іншої кількості гравців',
} satisfies Translation<typeof en>;
