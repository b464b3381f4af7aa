import type { Card } from './card.ts';
import { takeCardsBack } from './take-back.ts';

/** Takes itself back as well, and a second card of the same battle. */
export const cycleOfMaat: Card = {
  name: 'cycle-of-maat',
  rule: 'A-CARD-6',
  strength: 0,
  conflict: {
    atBattleEnd(state, team, log) {
      takeCardsBack(state, team, 'A-CARD-6', log);
    },
  },
};
