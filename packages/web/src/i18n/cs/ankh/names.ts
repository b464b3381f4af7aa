import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/names.ts';
import pieces from './pieces.ts';

export default {
  ...pieces,

  'figure.god.acc': 'boha',
  'figure.warrior.acc': 'válečníka',
  'figure.pharaoh.acc': 'faraona',

  'monument.obelisk.acc': 'obelisk',
  'monument.temple.acc': 'chrám',
  'monument.pyramid.acc': 'pyramidu',
  'monument.sphinx.acc': 'sfinx',
  'monument.site.acc': 'staveniště',

  'action.move': 'Pohyb figur',
  'action.summon': 'Vyvolání figury',
  'action.gain': 'Získání stoupenců',
  'action.unlock': 'Odemknutí schopnosti Ankh',

  'event.control': 'Ovládnutí monumentu',
  'event.caravan': 'Velbloudí karavana',
  'event.conflict': 'Konflikt',
  'event.merge': 'pak se spojí dva poslední bohové',
  'event.forget': 'pak upadnou v zapomnění bohové v červené části',
  'event.end': 'pak hra končí',

  'terrain.fertile': 'úrodné pole',
  'terrain.desert': 'poušť',
  'terrain.closed': 'zaplaveno, mimo mapu',

  'piece.owned': '{piece} ({owner})',
  'piece.neutral': 'neutrální {piece}',
  'team.merged': '{upper}-{lower}',
} satisfies Translation<typeof en>;
