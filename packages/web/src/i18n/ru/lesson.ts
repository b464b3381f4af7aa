import type { Translation } from '../catalog.ts';
import type en from '../en/lesson.ts';

export default {
  title: 'Первая партия с подсказками',
  step: 'Шаг {number} из {length}',
  next: 'Дальше',
  show: 'Показать',
  play: 'Сыграть партию',
  home: 'На главную',
  'hint.read': 'Сначала дочитайте: нажмите «Дальше».',
  'hint.other': 'Так тоже можно, но сначала: {task}',
} satisfies Translation<typeof en>;
