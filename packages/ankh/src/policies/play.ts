import { enter, type Frame, missing, type Procedure, procedure, type Seat } from '@ennead/kernel';
import { type ActionName, actionName } from '../actions/names.ts';
import { always, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { pharaohOf } from '../pharaohs/state.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { POLICY_CARDS } from './data/policy-cards.ts';
import { addCard, designs, dropCard } from './deck.ts';
import { momentOfPolicy } from './moment.ts';
import { findPolicy, type PolicyName, policyName } from './names.ts';
import { POLICIES } from './policies.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-POLBEF: cards in hand. About the action. */
    'policy-before': { option: PolicyName | 'pass'; about: ActionName };
    /** D-POLAFT: cards in hand. About the action. */
    'policy-after': { option: PolicyName | 'pass'; about: ActionName };
  }
}

type When = 'before' | 'after';

interface PolicyFrame extends Frame {
  readonly seat: Seat;
  readonly action: number;
}

/** The marker has moved: one card may be played before the action is resolved (P-POLICY-2). */
export function enterPolicyBefore(state: AnkhState, seat: Seat, action: number): boolean {
  if (playable(state, seat, action, 'before').length === 0) return false;
  enter<PolicyFrame>(state, { procedure: 'policy-before', at: 0, seat, action });
  return true;
}

/** The action is done: one card may be played before its event, unless one was played already. */
export function enterPolicyAfter(state: AnkhState, seat: Seat, action: number): boolean {
  const own = pharaohOf(state);
  const hasPlayed = own.card >= 0;
  own.card = -1;
  if (hasPlayed || playable(state, seat, action, 'after').length === 0) return false;
  enter<PolicyFrame>(state, { procedure: 'policy-after', at: 0, seat, action });
  return true;
}

/** The cards in hand that go with the action at this moment and can change something (P-POLICY-5, P-POLICY-6). */
function playable(state: AnkhState, seat: Seat, action: number, when: When): PolicyName[] {
  const hand = pharaohOf(state).hands[teamOfSeat(state, seat)] ?? missing();
  const options: PolicyName[] = [];
  if (hand.length === 0) return options;
  for (const card of designs(hand)) {
    const { action: goesWith } = POLICY_CARDS[card] ?? missing();
    if (goesWith !== 'any' && goesWith !== actionName(action)) continue;
    const moment = momentOfPolicy(state, policyName(card));
    if (moment !== 'either' && moment !== when) continue;
    const { canPlay } = POLICIES[card] ?? missing();
    if (canPlay === undefined || canPlay(state, seat)) options.push(policyName(card));
  }
  return options;
}

function asking(when: When): Procedure<AnkhState, AnkhFact> {
  return procedure<AnkhState, PolicyFrame, AnkhFact>(
    question({
      kind: `policy-${when}`,
      isAlwaysAsked: always,
      options: (state, { seat, action }) => [...playable(state, seat, action, when), 'pass'],
      about: (_state, { action }) => actionName(action),
      take(state, { seat, action }, option, log) {
        if (option === 'pass') return 'end';
        const card = findPolicy(option);
        if (when === 'before') pharaohOf(state).card = card;
        play(state, seat, card, action, when, log);
        return state.outcome === null ? 'end' : 'over';
      },
    }),
  );
}

export const policyBefore = asking('before');
export const policyAfter = asking('after');

/** It lies face up with the used battle cards until they are taken back (P-POLICY-3). */
function play(state: AnkhState, seat: Seat, card: number, action: number, when: When, log: Log): void {
  const own = pharaohOf(state);
  const team = teamOfSeat(state, seat);
  dropCard(own.hands[team] ?? missing(), card);
  addCard(own.played[team] ?? missing(), card);
  log?.push({
    type: 'policy-played',
    rule: 'P-POLICY-2',
    seat,
    team,
    policy: policyName(card),
    action: actionName(action),
    when,
  });
  POLICIES[card]?.play?.(state, seat, log);
}
