import type { Translation } from '../catalog.ts';
import type en from '../en/keys.ts';

export default {
  title: 'Klávesové zkratky',
  numbers: 'Zvolit odpověď s tímto číslem',
  tab: 'Na další, co lze zvolit',
  arrows: 'Na kterékoli místo plánu',
  enter: 'Zvolit',
  inspect: 'Přečíst si, co tam stojí',
  options: 'Seznam všeho, co lze zvolit',
  undo: 'Vrátit',
  space: 'Rovnou do přítomnosti',
  escape: 'Pustit vybrané nebo zavřít',
  help: 'Ukázat tento seznam',
  'key.space': 'Mezerník',
} satisfies Translation<typeof en>;
