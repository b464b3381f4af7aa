import type { Translation } from '../catalog.ts';
import type en from '../en/advice.ts';

export default {
  thinking: 'Bot přemýšlí…',
  failed: 'Tady bot nic neradí.',
  chance: 'šance vyhrát partii: {percent}',
  expects: 'Pravděpodobná odpověď ({name}): {option}, {percent}',
  choose: 'Zvolit toto',
  even: 'Do konce tahu se skoro nic nezmění.',
} satisfies Translation<typeof en>;
