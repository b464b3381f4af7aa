import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/setup.ts';

export default {
  'setup.bot.beginner': 'Бот-початківець',
  'setup.bot.easy': 'Легкий бот',
  'setup.bot.expert': 'Бот-експерт',
  'setup.bot.hard': 'Сильний бот',
  'setup.bot.medium': 'Середній бот',
  'setup.bot.random': 'Випадковий бот',
  'setup.clock.days':
    '{count, plural, one {# день на хід} few {# дні на хід} many {# днів на хід} other {# дня на хід}}',
  'setup.clock.live':
    '{minutes, plural, one {# хвилина} few {# хвилини} many {# хвилин} other {# хвилини}} кожному, +{seconds} с за хід',
  'setup.clock.none': 'Без обмеження часу',
  'setup.game': 'Гра',
  'setup.more': 'Інші налаштування',
  'setup.name': 'Ваше ім’я',
  'setup.name.default': 'Гість',
  'setup.open': 'Вільно',
  'setup.person': 'Інший гравець',
  'setup.place': 'Де грати',
  'setup.place.local': 'На цьому пристрої',
  'setup.place.local.line': 'Проти ботів або разом за одним пристроєм. Працює без мережі.',
  'setup.place.remote': 'У мережі',
  'setup.place.remote.line': 'Надішліть друзям посилання. Грайте наживо або кілька днів.',
  'setup.players': 'Гравці',
  'setup.problem': 'Не вдалося створити стіл. {reason}',
  'setup.rulings': 'Тлумачення правил',
  'setup.rulings.book': 'За книгою правил',
  'setup.rulings.each': 'За пунктами',
  'setup.rulings.each.line': 'Оберіть кожен пункт нижче.',
  'setup.rulings.faq': 'FAQ видавця',
  'setup.seat': 'Місце {number}',
  'setup.seats': 'Хто грає',
  'setup.create': 'Створити стіл',
  'setup.start': 'Почати гру',
  'setup.title': 'Новий стіл',
  'setup.you': 'Ви',
  'setup.other-players': 'Для іншої кількості гравців',
  'setup.clock.hours':
    '{count, plural, one {# година на хід} few {# години на хід} many {# годин на хід} other {# години на хід}}',
} satisfies Translation<typeof en>;
