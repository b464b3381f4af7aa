import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/advice.ts';

export default {
  'advice.unit':
    'O kolik lépe či hůře na tom budete na konci tohoto tahu, počítáno ve vítězných bodech. Bot ví jen to, co vy.',
  'advice.points': 'trvalé body',
  'advice.temples': 'chrámy na konci dne',
  'advice.two-temples': 'dva chrámy na konci dne',
  'advice.sanctuary': 'Svatyně na konci dne',
  'advice.tiles': 'destičky moci',
  'advice.units': 'vojáci na plánu a v záloze',
  'advice.prayer': 'body modlitby',
  'advice.cards': 'karty zásahu v ruce',
  'advice.pyramids': 'úrovně vašich pyramid',
  'advice.good-attack': 'slabší vojska poblíž',
  'advice.danger': 'silnější vojska poblíž',
  'advice.battle': 'šance vyhrát tuto bitvu',
} satisfies Translation<typeof en>;
