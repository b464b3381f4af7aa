import { enter, type Frame, procedure } from '@ennead/kernel';
import { ask, YES_NO } from '../conflict/ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import type { AnkhState } from '../state.ts';
import { hasGod, teamAt } from '../teams.ts';
import type { God } from './god.ts';
import { AMUN } from './names.ts';

interface AmunFrame extends Frame {
  readonly procedure: 'amun';
  readonly team: number;
}

const announce = procedure<AnkhState, AmunFrame, AnkhFact>({
  decisions: (_state, { team }) => ask(team, 'two-cards', YES_NO),
  answer(state, { team }, _seat, option, log) {
    if (option === 'no') return 'end';
    battleOf(state).announced |= 1 << team;
    teamAt(state, team).twoCardsReady = false;
    log?.push({ type: 'two-cards-announced', rule: 'A-AMUN-2', team });
    return 'end';
  },
});

/** Two cards in one battle of each Conflict, announced before anybody chooses. */
export const amun: God = {
  name: 'amun',
  rule: 'A-AMUN-1',
  conflict: {
    beforeCards(state, team) {
      const { twoCardsReady, hand } = teamAt(state, team);
      if (twoCardsReady && holdsTwo(hand)) enter<AmunFrame>(state, { procedure: 'amun', at: 0, team });
    },
    atConflictEnd(state, team) {
      teamAt(state, team).twoCardsReady = true;
    },
    onMerge(state, upper, lower) {
      if (hasGod(state, lower, AMUN)) teamAt(state, upper).twoCardsReady = teamAt(state, lower).twoCardsReady;
    },
  },
  procedures: { amun: announce },
};

function holdsTwo(hand: number): boolean {
  return (hand & (hand - 1)) !== 0;
}
