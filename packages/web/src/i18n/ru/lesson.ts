import type { Translation } from '../catalog.ts';
import type en from '../en/lesson.ts';

export default {
  title: 'Первая партия с подсказками',
  step: 'Шаг {number} из {length}',
  next: 'Дальше',
  show: 'Показать',
  play: 'Начать эту партию',
  back: 'Шаг назад',
  again: 'Сначала',
  home: 'На главную',
  'hint.read': 'Сначала нажмите «Дальше».',
  'hint.other': 'В настоящей игре так можно. А пока: {task}',
} satisfies Translation<typeof en>;
