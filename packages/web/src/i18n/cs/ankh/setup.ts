import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/setup.ts';
import gods from './gods.ts';
import guardians from './guardians.ts';
import pharaohs from './pharaohs.ts';
import pieces from './pieces.ts';
import scenarios from './scenarios.ts';

export default {
  ...gods,
  ...guardians,
  ...pharaohs,
  ...pieces,
  ...scenarios,
  god: 'Bůh',
  guardian: 'Strážce úrovně {level}',
  pharaoh: 'Faraon',
  'pharaoh.none': 'Bez rozšíření',
  'ruling.plague-bidders': 'Kdo sází ve druhém Zamoření kobylkami',
  'ruling.plague-bidders.book': 'Jen bohové, kteří mají v oblasti ještě figuru.',
  'ruling.plague-bidders.faq': 'Všichni účastníci boje.',
  'ruling.mummy-miracle': 'Mumie zabitá v jednom boji dvakrát',
  'ruling.mummy-miracle.book': 'Zázrak ji počítá jednou.',
  'ruling.mummy-miracle.faq': 'Zázrak počítá obě smrti.',
  'ruling.red-section': 'Červená část',
  'ruling.red-section.line': 'Bohové, kteří mají zbožnost nižší než {number}, jsou v červené části.',
  'ruling.track-lengths': 'Pole stupnic akcí (pohyb, vyvolání, stoupenci, schopnost)',
  'ruling.track-lengths.line': 'Jak se deska akcí obvykle čte.',
  'ruling.track-lengths.longer': 'Každá stupnice je o pole delší: události přicházejí o akci později.',
  'rulings.book.line':
    'V Zamoření kobylkami sázejí jen bohové, kterým zbyla figura; dvakrát zabitá Mumie se pro Zázrak počítá jednou.',
  'rulings.faq.line':
    'V každém Zamoření kobylkami sázejí všichni účastníci boje; Zázrak počítá každou smrt Mumie.',
  'second-hand':
    'Výchozí rozložení pochází z veřejné implementace, která souhlasí s čísly v knize scénářů; obrázek z knihy jsme neviděli.',
  inferred: 'Číslo {number} oblasti kolem {land} je náš odhad.',
  reconstructed: 'Neoficiální rozložení: sestavili jsme ho podle textu scénáře.',
  scenario: 'Scénář',
  random: 'Náhodně',
  'random.god': 'Boha určí los.',
  layout: 'Rozložení',
  'layout.named': 'Rozložení {name}',
  map: 'Mapa výchozího postavení',
  'map.line':
    'Čísla na figurách označují hráče v pořadí tahů. Čísla na mapě určují pořadí oblastí v Konfliktu.',
  'map.edit': 'Otevřít v editoru',
  own: 'Vlastní: {name}',
  'own.short': 'Vlastní mapa',
  'own.line': 'Vaše vlastní rozložení podle pravidel scénáře {scenario}.',
  'pharaoh.none.line': 'Hra bez rozšíření Faraon.',
} satisfies Translation<typeof en>;
