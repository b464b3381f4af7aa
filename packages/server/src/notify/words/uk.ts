import type { Words } from './en.ts';

const uk: Words = {
  language: 'uk',
  games: { ankh: 'Анкх', kemet: 'Кемет' },
  turn: { subject: 'Ваш хід у грі «{game}»', text: 'Настав ваш хід у грі «{game}»' },
  bot: {
    subject: 'За вас грає бот у грі «{game}»',
    text: 'Поки вас немає, на вашому місці у грі «{game}» грає бот. Місце можна повернути',
  },
  plan: {
    subject: 'Ваш план у грі «{game}» більше не підходить',
    text: 'Настав ваш хід у грі «{game}»: запланована відповідь уже неможлива',
  },
  invitation: { subject: 'Запрошення до гри «{game}»: {name}', text: '{name} запрошує вас до гри «{game}»' },
  round: {
    subject: '{name}: раунд {round} почався',
    text: '{name}: раунд {round} почався, на вас чекає партія в «{game}»',
  },
  match: {
    subject: 'Ваша партія в «{game}» почалася',
    text: 'Гравців знайдено, ваша партія в «{game}» почалася',
  },
  deadline: {
    subject: 'Ваш хід у грі «{game}»: лишилося {time}',
    text: 'На ваш хід у грі «{game}» лишилося {time}',
  },
  digest: {
    subject: 'Ваші партії',
    turns: 'Ваш хід:',
    invitations: 'Запрошення:',
    requests: 'Запити в друзі',
    over: 'Завершені партії:',
    place: '{place} місце',
    settings: 'Змінити, як часто надходить цей лист',
  },
  since: {
    line: 'Після вашого ходу: {list}.',
    turns: {
      one: '{count} хід суперників',
      few: '{count} ходи суперників',
      other: '{count} ходів суперників',
    },
    battles: { one: '{count} ваш бій', few: '{count} ваші бої', other: '{count} ваших боїв' },
    pieces: { other: 'втрачено фігурок: {count}' },
    places: { other: 'втрачено монументів: {count}' },
    points: { other: 'очки {count}' },
  },
  stop: 'Більше не надсилати таких листів',
  confirm: {
    subject: 'Це ваша адреса?',
    text: 'Хтось, хто грає на {site}, хоче отримувати на цю адресу листи, коли настане його хід.\n\nЯкщо це ви, підтвердьте тут: {link}\n\nЯкщо ні, нічого не робіть. Інших листів не буде.',
  },
};

export default uk;
