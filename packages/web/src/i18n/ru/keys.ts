import type { Translation } from '../catalog.ts';
import type en from '../en/keys.ts';

export default {
  title: 'Клавиши',
  numbers: 'Выбрать ответ с этим номером',
  tab: 'К следующему, что можно выбрать',
  arrows: 'К любому месту на поле',
  enter: 'Выбрать',
  inspect: 'Прочитать, что там стоит',
  options: 'Список всего, что можно выбрать',
  undo: 'Отменить',
  space: 'Сразу к настоящему',
  escape: 'Отпустить выбранное или закрыть',
  help: 'Показать этот список',
  'key.space': 'Пробел',
} satisfies Translation<typeof en>;
