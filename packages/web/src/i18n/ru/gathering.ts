import type { Translation } from '../catalog.ts';
import type en from '../en/gathering.ts';

export default {
  'room.line': 'Отправьте эту ссылку друзьям. Кто её откроет, тот сможет занять место.',
  'room.sit': 'Сесть здесь',
  'room.title': 'Ждём игроков',
  'room.share': 'Поделиться',
  'room.qr': 'QR-код',
  'room.qr.label': 'QR-код со ссылкой на этот стол',
  'room.ready': 'Готово',
  'room.ready.mark': 'готово',
  'room.remove': 'Убрать: {name}',
  'room.invites': 'Вас приглашает {name}',
  'room.as': 'Ваше имя за столом: {name}.',
  'room.sitDown': 'Сесть за стол',
  'room.watch': 'Только смотреть',
  'room.unready': 'Ещё не готовы: {names}. Можно начать и так.',
  'room.full': 'Все места заняты. Начинайте, когда будете готовы.',
  'room.wait': 'Все места заняты. Начать игру может {name}.',
  'room.moveHere': 'Пересесть сюда',
  'room.choose': '{what}: место {number}',
  'room.change': 'Изменить условия',
  'room.change.line': 'Всех снова спросим, готовы ли.',
  'room.change.save': 'Сохранить изменения',
  'room.missing':
    '{free, plural, one {Ещё свободно # место. Посадите туда бота или подождите кого-нибудь.} few {Ещё свободны # места. Посадите туда ботов или подождите кого-нибудь.} many {Ещё свободно # мест. Посадите туда ботов или подождите кого-нибудь.} other {Ещё свободны # места. Посадите туда ботов или подождите кого-нибудь.}}',
  'room.bots': 'Заполнить ботами',
  'room.terms.zero': 'Когда время выйдет: {what}',
} satisfies Translation<typeof en>;
