import type { Words } from './en.ts';

const ru: Words = {
  language: 'ru',
  games: { ankh: 'Анх', kemet: 'Кемет' },
  turn: { subject: 'Ваш ход в игре «{game}»', text: 'Наступил ваш ход в игре «{game}»' },
  bot: {
    subject: 'За вас играет бот в игре «{game}»',
    text: 'Пока вас нет, на вашем месте в игре «{game}» играет бот. Место можно вернуть',
  },
  plan: {
    subject: 'Ваш план в игре «{game}» больше не подходит',
    text: 'Ваш ход в игре «{game}»: запланированный ответ уже невозможен',
  },
  invitation: {
    subject: 'Приглашение в игру «{game}»: {name}',
    text: '{name} приглашает вас в игру «{game}»',
  },
  round: {
    subject: '{name}: раунд {round} начался',
    text: '{name}: раунд {round} начался, вас ждёт партия в «{game}»',
  },
  match: {
    subject: 'Ваша партия в «{game}» началась',
    text: 'Игроки найдены, ваша партия в «{game}» началась',
  },
  deadline: {
    subject: 'Ваш ход в игре «{game}»: осталось {time}',
    text: 'На ваш ход в игре «{game}» осталось {time}',
  },
  digest: {
    subject: 'Ваши партии',
    turns: 'Ваш ход:',
    invitations: 'Приглашения:',
    requests: 'Запросы в друзья',
    over: 'Завершённые партии:',
    place: '{place} место',
    settings: 'Изменить, как часто приходит это письмо',
  },
  since: {
    line: 'После вашего хода: {list}.',
    turns: {
      one: '{count} ход соперников',
      few: '{count} хода соперников',
      other: '{count} ходов соперников',
    },
    battles: { one: '{count} ваше сражение', few: '{count} ваших сражения', other: '{count} ваших сражений' },
    pieces: { other: 'потеряно фигурок: {count}' },
    places: { other: 'потеряно монументов: {count}' },
    points: { other: 'очки {count}' },
  },
  stop: 'Больше не присылать таких писем',
  confirm: {
    subject: 'Это ваш адрес?',
    text: 'Кто-то, кто играет на {site}, хочет получать на этот адрес письма, когда наступает его ход.\n\nЕсли это вы, подтвердите здесь: {link}\n\nЕсли нет, ничего не делайте. Других писем не будет.',
  },
};

export default ru;
