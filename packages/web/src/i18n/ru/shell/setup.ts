import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/setup.ts';

export default {
  'setup.bot.beginner': 'Бот-новичок',
  'setup.bot.easy': 'Лёгкий бот',
  'setup.bot.expert': 'Бот-эксперт',
  'setup.bot.hard': 'Сильный бот',
  'setup.bot.medium': 'Средний бот',
  'setup.bot.random': 'Случайный бот',
  'setup.clock.days':
    '{count, plural, one {# день на ход} few {# дня на ход} many {# дней на ход} other {# дня на ход}}',
  'setup.clock.live':
    '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}} каждому, +{seconds} с за ход',
  'setup.clock.none': 'Без ограничения времени',
  'setup.game': 'Игра',
  'setup.more': 'Дополнительно',
  'setup.name': 'Ваше имя',
  'setup.name.default': 'Гость',
  'setup.open': 'Свободно',
  'setup.person': 'Другой игрок',
  'setup.place': 'Где играть',
  'setup.place.local': 'На этом устройстве',
  'setup.place.local.line': 'С ботами или передавая устройство по кругу. Работает без сети.',
  'setup.place.remote': 'По сети',
  'setup.place.remote.line': 'Отправьте друзьям ссылку. Играйте за один вечер или несколько дней.',
  'setup.players': 'Игроки',
  'setup.problem': 'Не удалось создать стол. {reason}',
  'setup.rulings': 'Трактовка правил',
  'setup.rulings.book': 'По книге правил',
  'setup.rulings.each': 'По пунктам',
  'setup.rulings.each.line': 'Выберите каждый пункт ниже.',
  'setup.rulings.faq': 'FAQ издателя',
  'setup.seat': 'Место {number}',
  'setup.seats': 'Кто играет',
  'setup.create': 'Создать стол',
  'setup.start': 'Начать игру',
  'setup.title': 'Новый стол',
  'setup.you': 'Вы',
  'setup.other-players': 'Для другого числа игроков',
  'setup.clock.hours':
    '{count, plural, one {# час на ход} few {# часа на ход} many {# часов на ход} other {# часа на ход}}',
} satisfies Translation<typeof en>;
