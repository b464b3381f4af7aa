import { add, missing, procedure } from '@ennead/kernel';
import { teamQuestion } from '../../ask.ts';
import { inReverseDevotionOrder, lose } from '../../devotion.ts';
import type { AnkhFact } from '../../facts.ts';
import { designs, dropCard, takeFromDisplay } from '../../policies/deck.ts';
import { findPolicy, type PolicyName, policyName, policyNames } from '../../policies/names.ts';
import type { AnkhState } from '../../state.ts';
import type { Log } from '../../turn/hooks.ts';
import { pharaohOf } from '../state.ts';
import type { Room, RoomFrame } from './room.ts';

declare module '../../questions.ts' {
  interface QuestionKinds {
    /** D-DECREE */
    decree: { option: Decree };
  }
}

/** A card of the display by name, an own card with the word where it is: 'hand census'. */
type Decree = PolicyName | `${'hand' | 'played'} ${PolicyName}`;

const RULE = 'P-ROOM-1';
const LOSS = 1;

/** A card of the display, or an own card out of the game for a devotion of every enemy. */
export const decrees: Room = {
  name: 'decrees',
  rule: RULE,
  procedures: {
    decrees: procedure<AnkhState, RoomFrame, AnkhFact>(
      teamQuestion({
        kind: 'decree',
        skip: (state, { team }) => (choices(state, team).length > 0 ? null : 'end'), // P-ROOM-6
        options: (state, { team }) => choices(state, team),
        take(state, { team }, option, log) {
          carryOut(state, team, option, log);
          return 'end';
        },
      }),
    ),
  },
};

function choices(state: AnkhState, team: number): Decree[] {
  const { display, hands, played } = pharaohOf(state);
  return [
    ...policyNames(designs(display)),
    ...policyNames(designs(hands[team] ?? missing())).map((name) => `hand ${name}` as const),
    ...policyNames(designs(played[team] ?? missing())).map((name) => `played ${name}` as const),
  ];
}

function carryOut(state: AnkhState, team: number, choice: Decree, log: Log): void {
  const [place, name] = choice.split(' ');
  if (name === undefined) takeFromDisplay(state, team, findPolicy(place), RULE, log);
  else remove(state, team, place === 'hand' ? 'hand' : 'played', findPolicy(name), log);
}

/** It never comes back (P-ROOM-6). */
function remove(state: AnkhState, team: number, from: 'hand' | 'played', card: number, log: Log): void {
  const own = pharaohOf(state);
  dropCard((from === 'hand' ? own.hands : own.played)[team] ?? missing(), card);
  add(own.gone, card, 1);
  log?.push({ type: 'policy-removed', rule: RULE, team, policy: policyName(card), from });
  const enemies = ~(1 << team);
  for (const enemy of inReverseDevotionOrder(state, enemies)) lose(state, enemy, LOSS, RULE, log, 'decrees');
}
