import type { Translation } from '../catalog.ts';
import type en from '../en/lesson.ts';

export default {
  title: 'První partie s průvodcem',
  step: 'Krok {number} z {length}',
  next: 'Pokračovat',
  show: 'Ukázat',
  play: 'Zahrát si',
  home: 'Domů',
  'hint.read': 'Nejdřív stiskněte Pokračovat.',
  'hint.other': 'Ve skutečné hře to jde. Teď ale: {task}',
} satisfies Translation<typeof en>;
