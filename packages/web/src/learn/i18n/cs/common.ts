import type { Translation } from '../../../i18n/catalog.ts';
import type en from '../en/common.ts';

export default {
  title: 'První partie s průvodcem',
  step: 'Krok {number} z {length}',
  next: 'Dál',
  show: 'Ukázat',
  play: 'Zahrát si',
  home: 'Domů',
  'teacher.ankh': 'Anubis',
  'teacher.kemet': 'Soupeř',
  'hint.read': 'Nejdřív si přečtěte text a stiskněte Dál.',
  'hint.other': 'Také to jde, ale nejdřív: {task}',
} satisfies Translation<typeof en>;
