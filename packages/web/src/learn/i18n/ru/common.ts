import type { Translation } from '../../../i18n/catalog.ts';
import type en from '../en/common.ts';

export default {
  title: 'Первая партия с подсказками',
  step: 'Шаг {number} из {length}',
  next: 'Дальше',
  show: 'Показать',
  play: 'Сыграть партию',
  home: 'На главную',
  'teacher.ankh': 'Анубис',
  'teacher.kemet': 'Соперник',
  'hint.read': 'Сначала дочитайте: нажмите «Дальше».',
  'hint.other': 'Так тоже можно, но сначала: {task}',
} satisfies Translation<typeof en>;
