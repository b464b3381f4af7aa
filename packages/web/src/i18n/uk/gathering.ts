import type { Translation } from '../catalog.ts';
import type en from '../en/gathering.ts';

export default {
  'room.line': 'Надішліть це посилання друзям. Хто його відкриє, той зможе зайняти місце.',
  'room.sit': 'Сісти тут',
  'room.title': 'Чекаємо на гравців',
  'room.share': 'Поділитися',
  'room.qr': 'QR-код',
  'room.qr.label': 'QR-код із посиланням на цей стіл',
  'room.ready': 'Готово',
  'room.ready.mark': 'готово',
  'room.remove': 'Прибрати: {name}',
  'room.invites': 'Вас запрошує {name}',
  'room.as': 'Ваше ім’я за столом: {name}.',
  'room.sitDown': 'Сісти за стіл',
  'room.watch': 'Лише дивитися',
  'room.unready': 'Ще не готові: {names}. Можна почати й так.',
  'room.full': 'Усі місця зайняті. Починайте, коли будете готові.',
  'room.wait': 'Усі місця зайняті. Розпочати гру може {name}.',
  'room.moveHere': 'Пересісти сюди',
  'room.choose': '{what}: місце {number}',
  'room.change': 'Змінити умови',
  'room.change.line': 'Усіх знову спитаємо, чи готові.',
  'room.change.save': 'Зберегти зміни',
  'room.missing':
    '{free, plural, one {Ще вільне # місце. Посадіть туди бота або зачекайте на когось.} few {Ще вільні # місця. Посадіть туди ботів або зачекайте на когось.} many {Ще вільно # місць. Посадіть туди ботів або зачекайте на когось.} other {Ще вільно # місця. Посадіть туди ботів або зачекайте на когось.}}',
  'room.bots': 'Заповнити ботами',
  'room.terms.zero': 'Коли час вийде: {what}',
} satisfies Translation<typeof en>;
