import type { Translation } from '../catalog.ts';
import type en from '../en/lesson.ts';

export default {
  title: 'Перша партія з підказками',
  step: 'Крок {number} з {length}',
  next: 'Далі',
  show: 'Показати',
  play: 'Зіграти партію',
  home: 'На головну',
  'hint.read': 'Спершу дочитайте: натисніть «Далі».',
  'hint.other': 'Так теж можна, але спершу: {task}',
} satisfies Translation<typeof en>;
