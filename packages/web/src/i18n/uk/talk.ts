import type { Translation } from '../catalog.ts';
import type en from '../en/talk.ts';

export default {
  'talk.name': 'Оберіть ім’я, а тоді надішліть повідомлення.',
  'chat.empty': 'Повідомлень ще немає.',
  'chat.send': 'Надіслати',
  'chat.spectator': '{name} (глядач)',
  'chat.write': 'Повідомлення',
  'talk.open': 'Відкрити чат',
  'talk.react': 'Сказати одним дотиком',
  'talk.react.hello': 'Вітаю!',
  'talk.react.well-played': 'Гарний хід!',
  'talk.react.thanks': 'Дякую',
  'talk.react.oops': 'Ой…',
  'talk.react.thinking': 'Мені треба подумати',
  'talk.react.good-game': 'Гарна партія',
  'talk.mute': 'Сховати повідомлення: {name}',
  'talk.unmute': 'Показувати повідомлення: {name}',
  'talk.muted': 'Повідомлення сховано на цьому пристрої: {names}',
  'talk.bubbles': 'Показувати нові повідомлення над полем',
} satisfies Translation<typeof en>;
