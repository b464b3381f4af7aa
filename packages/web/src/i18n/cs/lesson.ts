import type { Translation } from '../catalog.ts';
import type en from '../en/lesson.ts';

export default {
  title: 'První partie s průvodcem',
  step: 'Krok {number} z {length}',
  next: 'Pokračovat',
  show: 'Ukázat',
  play: 'Začít tuto partii',
  back: 'O krok zpět',
  again: 'Od začátku',
  home: 'Domů',
  'hint.read': 'Nejdřív stiskněte Pokračovat.',
  'hint.other': 'Ve skutečné hře to jde. Teď ale: {task}',
} satisfies Translation<typeof en>;
