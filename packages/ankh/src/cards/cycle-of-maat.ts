import { teamAt } from '../teams.ts';
import type { Card } from './card.ts';
import { CARD_NAMES } from './names.ts';
import { takeCardsBack } from './take-back.ts';

const BIT = 1 << CARD_NAMES.indexOf('cycle-of-maat');

/** Takes itself back as well, and a second card of the same battle. */
export const cycleOfMaat: Card = {
  name: 'cycle-of-maat',
  rule: 'A-CARD-6',
  conflict: {
    atBattleEnd(state, team, log) {
      takeCardsBack(state, team, 'A-CARD-6', log);
    },
  },
  /** It is always in hand between battles (A-BAT-3). */
  check(state) {
    if (state.battle !== null) return [];
    const without = state.ladder.filter((team) => (teamAt(state, team).hand & BIT) === 0);
    return without.map((team) => `Team ${team} is without Cycle of Ma'at outside a battle.`);
  },
};
