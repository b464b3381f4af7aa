import type { Translation } from '../catalog.ts';
import type en from '../en/lesson.ts';

export default {
  title: 'Перша партія з підказками',
  step: 'Крок {number} з {length}',
  next: 'Далі',
  show: 'Показати',
  play: 'Почати цю партію',
  back: 'Крок назад',
  again: 'Спочатку',
  home: 'На головну',
  'hint.read': 'Спершу натисніть «Далі».',
  'hint.other': 'У справжній грі так можна. А поки: {task}',
} satisfies Translation<typeof en>;
