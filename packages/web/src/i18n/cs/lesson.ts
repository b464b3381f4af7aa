import type { Translation } from '../catalog.ts';
import type en from '../en/lesson.ts';

export default {
  title: 'První partie s průvodcem',
  step: 'Krok {number} z {length}',
  next: 'Dál',
  show: 'Ukázat',
  play: 'Zahrát si',
  home: 'Domů',
  'hint.read': 'Nejdřív si přečtěte text a stiskněte Dál.',
  'hint.other': 'Také to jde, ale nejdřív: {task}',
} satisfies Translation<typeof en>;
