import { enter, type Frame, missing, procedure, type Seat } from '@ennead/kernel';
import { question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { pharaohOf } from '../pharaohs/state.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { addCard, designs, dropCard } from './deck.ts';
import { findPolicy, type PolicyName, policyName, policyNames } from './names.ts';
import type { Policy } from './policy.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** Played cards. */
    amend: { option: PolicyName };
  }
}

interface AmendFrame extends Frame {
  readonly procedure: 'amend';
  readonly seat: Seat;
}

/** Another played card comes back, and nothing with it: no battle card was taken back. */
export const scribalAmendment: Policy = {
  name: 'scribal-amendment',
  rule: 'P-CARD-9',
  canPlay: (state, seat) => others(state, seat).length > 0,
  play: (state, seat) => enter<AmendFrame>(state, { procedure: 'amend', at: 0, seat }),
  procedures: {
    amend: procedure<AnkhState, AmendFrame, AnkhFact>(
      question({
        kind: 'amend',
        options: (state, { seat }) => policyNames(others(state, seat)),
        take(state, { seat }, option, log) {
          recover(state, seat, findPolicy(option), log);
          return 'end';
        },
      }),
    ),
  },
};

/** The team's played cards, each design once; there is but one card of this. */
function others(state: AnkhState, seat: Seat): number[] {
  const played = pharaohOf(state).played[teamOfSeat(state, seat)] ?? missing();
  return designs(played).filter((card) => policyName(card) !== 'scribal-amendment');
}

function recover(state: AnkhState, seat: Seat, card: number, log: Log): void {
  const own = pharaohOf(state);
  const team = teamOfSeat(state, seat);
  dropCard(own.played[team] ?? missing(), card);
  addCard(own.hands[team] ?? missing(), card);
  log?.push({ type: 'policy-taken', rule: 'P-CARD-9', team, policy: policyName(card), from: 'played' });
}
