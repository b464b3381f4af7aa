import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/names.ts';
import pieces from './pieces.ts';

export default {
  ...pieces,
  'god.amun.power': 'Tajemné formy',
  'god.anubis.power': 'Soudce mrtvých',
  'god.isis.power': 'Ochránkyně',
  'god.osiris.power': 'Brána do podsvětí',
  'god.ra.power': 'Záře',

  'figure.god.acc': 'boha',
  'figure.warrior.acc': 'válečníka',
  'figure.satet.acc': 'Satet',
  'figure.cat-mummy.acc': 'Kočičí mumii',
  'figure.mummy.acc': 'Mumii',
  'figure.apep.acc': 'Apepa',
  'figure.giant-scorpion.acc': 'Obřího štíra',
  'figure.androsphinx.acc': 'Sfingu',
  'figure.pharaoh.acc': 'faraona',
  'figure.infantry.acc': 'pěchotu',

  'monument.obelisk.acc': 'obelisk',
  'monument.temple.acc': 'chrám',
  'monument.pyramid.acc': 'pyramidu',
  'monument.sphinx.acc': 'sfinx',
  'monument.site.acc': 'staveniště',

  'power.commanding': 'Velící',
  'power.inspiring': 'Inspirující',
  'power.omnipresent': 'Všudypřítomný',
  'power.revered': 'Uctívaný',
  'power.resplendent': 'Oslnivý',
  'power.obelisk-attuned': 'Zaměřený na obelisky',
  'power.temple-attuned': 'Zaměřený na chrámy',
  'power.pyramid-attuned': 'Zaměřený na pyramidy',
  'power.glorious': 'Velkolepý',
  'power.magnanimous': 'Velkorysý',
  'power.bountiful': 'Štědrý',
  'power.worshipful': 'Ctihodný',

  'card.plague-of-locusts': 'Zamoření kobylkami',
  'card.build-monument': 'Stavba monumentu',
  'card.chariots': 'Vozatajové',
  'card.cycle-of-maat': 'Cyklus Ma’at',
  'card.drought': 'Sucho',
  'card.flood': 'Záplava',
  'card.miracle': 'Zázrak',

  'action.move': 'Pohyb figur',
  'action.summon': 'Vyvolání figury',
  'action.gain': 'Získání stoupenců',
  'action.unlock': 'Odemknutí schopnosti Ankh',

  'event.control': 'Ovládnutí monumentu',
  'event.caravan': 'Velbloudí karavana',
  'event.consolidation': 'Sjednocení',
  'event.conflict': 'Konflikt',
  'event.merge': 'pak se spojí dva poslední bohové',
  'event.forget': 'pak upadnou v zapomnění bohové v červené části',
  'event.end': 'pak hra končí',

  'terrain.fertile': 'úrodné pole',
  'terrain.desert': 'poušť',
  'terrain.closed': 'zaplaveno, mimo mapu',

  'token.underworld': 'brána do podsvětí',

  'piece.owned': '{piece} ({owner})',
  'piece.neutral': 'neutrální {piece}',
  'team.merged': '{upper}-{lower}',
} satisfies Translation<typeof en>;
