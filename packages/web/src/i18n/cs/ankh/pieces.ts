import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pieces.ts';

export default {
  'figure.god': 'bůh',
  'figure.warrior': 'válečník',
  'figure.pharaoh': 'faraon',

  'monument.obelisk': 'obelisk',
  'monument.temple': 'chrám',
  'monument.pyramid': 'pyramida',
  'monument.sphinx': 'sfinx',
  'monument.site': 'staveniště',

  'terrain.water': 'voda',

  'city.memphis': 'Memfis',
  'city.waset': 'Vaset',
  'city.rosetta': 'Rosetta',
  'city.tanis': 'Tanis',
  'city.bubastis': 'Bubastis',
  'city.henen-nesut': 'Het-Nesu',
  'city.other': 'Město',
} satisfies Translation<typeof en>;
