import { add, enter, type Frame, missing, procedure } from '@ennead/kernel';
import { teamQuestion } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { addCard, designs, dropCard, revealPolicies } from '../policies/deck.ts';
import { findPolicy, type PolicyName, policyName, policyNames } from '../policies/names.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import { pharaohRegion } from './figure.ts';
import type { Pharaoh } from './pharaoh.ts';
import { pharaohOf } from './state.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-REVEAL: revealed cards. */
    'keep-policy': { option: PolicyName };
  }
}

const ADORED = 1;

interface RevealFrame extends Frame {
  readonly procedure: 'reveal';
  readonly team: number;
}

/** Whoever wins or dominates his region gains more; the riddle finds policy cards. */
export const amenhotep: Pharaoh = {
  id: 'amenhotep',
  placedBy: 'last',
  conflict: {
    addReward: (state, _team, region) => (region === pharaohRegion(state) ? ADORED : 0), // P-AMEN-1
  },
  riddleRule: 'P-AMEN-3',
  riddle(state, team, sphinxes, log) {
    const own = pharaohOf(state);
    revealPolicies(state, sphinxes, log);
    if (own.revealed.length === 0) return;
    log?.push({
      type: 'policies-revealed',
      rule: 'P-AMEN-3',
      policies: policyNames(own.revealed),
      where: 'riddle',
    });
    enter<RevealFrame>(state, { procedure: 'reveal', at: 0, team });
  },
  procedures: {
    reveal: procedure<AnkhState, RevealFrame, AnkhFact>(
      teamQuestion({
        kind: 'keep-policy',
        options: (state) => policyNames(designs(pharaohOf(state).revealed)),
        take(state, { team }, option, log) {
          keep(state, team, findPolicy(option), log);
          return 'end';
        },
      }),
    ),
  },
};

/** One to hand, the others to the pile of discards. */
function keep(state: AnkhState, team: number, card: number, log: Log): void {
  const own = pharaohOf(state);
  dropCard(own.revealed, card);
  addCard(own.hands[team] ?? missing(), card);
  log?.push({ type: 'policy-taken', rule: 'P-AMEN-3', team, policy: policyName(card), from: 'riddle' });
  const others = own.revealed;
  own.revealed = [];
  for (const other of others) add(own.discards, other, 1);
  if (others.length > 0)
    log?.push({ type: 'policies-discarded', rule: 'P-AMEN-4', policies: policyNames(others) });
}
