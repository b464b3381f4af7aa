import type { Translation } from '../catalog.ts';
import type en from '../en/talk.ts';

export default {
  'talk.name': 'Выберите имя, а затем отправьте сообщение.',
  'chat.empty': 'Сообщений пока нет.',
  'chat.send': 'Отправить',
  'chat.spectator': '{name} (зритель)',
  'chat.write': 'Сообщение',
  'talk.open': 'Открыть чат',
  'talk.react': 'Сказать одним касанием',
  'talk.react.hello': 'Привет!',
  'talk.react.well-played': 'Отличный ход!',
  'talk.react.thanks': 'Спасибо',
  'talk.react.oops': 'Ой…',
  'talk.react.thinking': 'Мне нужно подумать',
  'talk.react.good-game': 'Хорошая партия',
  'talk.mute': 'Скрыть сообщения: {name}',
  'talk.unmute': 'Показывать сообщения: {name}',
  'talk.muted': 'Сообщения скрыты на этом устройстве: {names}',
  'talk.bubbles': 'Показывать новые сообщения над полем',
} satisfies Translation<typeof en>;
