import type { Translation } from '../../../i18n/catalog.ts';
import type en from './en.ts';

export default {
  thinking: 'Bot přemýšlí…',
  failed: 'Tady bot nic neradí.',
  chance: 'šance na výhru {percent}',
  choose: 'Zvolit toto',
  even: 'Do konce tahu se skoro nic nezmění.',
  'unit.ankh':
    'O kolik lépe či hůře na tom budete na konci tohoto tahu, počítáno ve zbožnosti. Bot ví jen to, co vy.',
  'unit.kemet':
    'O kolik lépe či hůře na tom budete na konci tohoto tahu, počítáno ve vítězných bodech. Bot ví jen to, co vy.',
  'ankh.devotion': 'zbožnost hned',
  'ankh.conflict': 'nadcházející Konflikty',
  'ankh.powers': 'odemčené schopnosti',
  'ankh.followers': 'stoupenci',
  'ankh.figures': 'figury na plánu a připravení Strážci',
  'ankh.monuments': 'vaše monumenty',
  'ankh.income': 'monumenty vedle vašich figur',
  'ankh.cards': 'bojové karty v ruce',
  'kemet.points': 'trvalé body',
  'kemet.temples': 'chrámy na konci dne',
  'kemet.two-temples': 'dva chrámy na konci dne',
  'kemet.sanctuary': 'Svatyně na konci dne',
  'kemet.tiles': 'destičky moci',
  'kemet.units': 'vojáci na plánu a v záloze',
  'kemet.prayer': 'body modlitby',
  'kemet.cards': 'karty zásahu v ruce',
  'kemet.pyramids': 'úrovně vašich pyramid',
  'kemet.good-attack': 'slabší vojska poblíž',
  'kemet.danger': 'silnější vojska poblíž',
} satisfies Translation<typeof en>;
