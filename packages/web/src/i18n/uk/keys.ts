import type { Translation } from '../catalog.ts';
import type en from '../en/keys.ts';

export default {
  title: 'Клавіші',
  numbers: 'Обрати відповідь із цим номером',
  tab: 'До наступного, що можна обрати',
  arrows: 'До будь-якого місця на полі',
  enter: 'Обрати',
  inspect: 'Прочитати, що там стоїть',
  options: 'Список усього, що можна обрати',
  undo: 'Скасувати',
  space: 'Одразу до теперішнього',
  escape: 'Відпустити обране або закрити',
  help: 'Показати цей список',
  'key.space': 'Пробіл',
} satisfies Translation<typeof en>;
