import type { Translation } from '../catalog.ts';
import type en from '../en/setup.ts';

export default {
  'setup.bot.easy': 'Бот, легкий',
  'setup.bot.hard': 'Бот, сильный',
  'setup.bot.random': 'Бот, наугад',
  'setup.clock': 'Часы',
  'setup.clock.days':
    '{count, plural, one {# день на ход} few {# дня на ход} many {# дней на ход} other {# дня на ход}}',
  'setup.clock.live':
    '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}} каждому, +{seconds} с за ход',
  'setup.clock.none': 'Без часов',
  'setup.game': 'Игра',
  'setup.more': 'Больше возможностей',
  'setup.name': 'Ваше имя',
  'setup.name.default': 'Гость',
  'setup.open': 'Свободное место',
  'setup.person': 'Человек',
  'setup.place': 'Где',
  'setup.place.local': 'На этом устройстве',
  'setup.place.local.line': 'Против ботов или по кругу. Работает без сети.',
  'setup.place.remote': 'С друзьями, по сети',
  'setup.place.remote.line': 'Ссылка для друзей; вживую или по дням.',
  'setup.players': 'Игроки',
  'setup.private': 'Только по ссылке',
  'setup.problem': 'Не удалось накрыть стол: {reason}',
  'setup.public': 'В зале',
  'setup.seat': 'Место {number}',
  'setup.seats': 'Кто играет',
  'setup.start': 'Начать',
  'setup.title': 'Новый стол',
  'setup.visibility': 'Кто может сесть',
  'setup.you': 'Вы',
  'setup.other-players': 'Для другого числа игроков',
} satisfies Translation<typeof en>;
