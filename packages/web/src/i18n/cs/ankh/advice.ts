import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/advice.ts';

export default {
  'advice.unit':
    'O kolik lépe či hůře na tom budete na konci tohoto tahu, počítáno ve zbožnosti. Bot ví jen to, co vy.',
  'advice.devotion': 'zbožnost hned',
  'advice.conflict': 'nadcházející Konflikty',
  'advice.powers': 'odemčené schopnosti',
  'advice.followers': 'stoupenci',
  'advice.figures': 'figury na plánu a připravení Strážci',
  'advice.monuments': 'vaše monumenty',
  'advice.income': 'monumenty vedle vašich figur',
  'advice.cards': 'bojové karty v ruce',
  'advice.battle': 'šance vyhrát tento boj',
} satisfies Translation<typeof en>;
