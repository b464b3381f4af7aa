import { type Option, procedure } from '@ennead/kernel';
import { inReverseDevotionOrder, lose } from '../../devotion.ts';
import type { AnkhFact } from '../../facts.ts';
import { designs, dropCard, takeFromDisplay } from '../../policies/deck.ts';
import { findPolicy, policyName, policyNames } from '../../policies/names.ts';
import type { AnkhState } from '../../state.ts';
import type { Log } from '../../turn/hooks.ts';
import { ask } from '../ask.ts';
import { pharaohOf } from '../state.ts';
import { placedName, type Room, type RoomFrame } from './room.ts';

const RULE = 'P-ROOM-1';
const LOSS = 1;

/** A card of the display, or an own card out of the game for a devotion of every enemy. */
export const decrees: Room = {
  name: 'decrees',
  rule: RULE,
  procedures: {
    decrees: procedure<AnkhState, RoomFrame, AnkhFact>({
      run(state, { team }, log) {
        const [only, another] = choices(state, team);
        if (another !== undefined) return 'ask';
        if (only !== undefined) carryOut(state, team, only, log); // P-ROOM-6
        return 'end';
      },
      decisions: (state, { team }) => ask(team, 'decree', choices(state, team)),
      answer(state, { team }, _seat, option, log) {
        carryOut(state, team, option, log);
        return 'end';
      },
    }),
  },
};

/** Cards of the display by name, own cards with the word where they are. */
function choices(state: AnkhState, team: number): Option[] {
  const { display, hands, played } = pharaohOf(state);
  return [
    ...policyNames(designs(display)),
    ...designs(hands[team] as number[]).map((card) => placedName('hand', card)),
    ...designs(played[team] as number[]).map((card) => placedName('played', card)),
  ];
}

function carryOut(state: AnkhState, team: number, choice: Option, log: Log): void {
  const [place, name] = (choice as string).split(' ');
  if (name === undefined) takeFromDisplay(state, team, findPolicy(place), RULE, log);
  else remove(state, team, place as 'hand' | 'played', findPolicy(name), log);
}

/** It never comes back (P-ROOM-6). */
function remove(state: AnkhState, team: number, from: 'hand' | 'played', card: number, log: Log): void {
  const own = pharaohOf(state);
  dropCard((from === 'hand' ? own.hands : own.played)[team] as number[], card);
  own.gone[card] = (own.gone[card] as number) + 1;
  log?.push({ type: 'policy-removed', rule: RULE, team, policy: policyName(card), from });
  const enemies = ~(1 << team);
  for (const enemy of inReverseDevotionOrder(state, enemies)) lose(state, enemy, LOSS, RULE, log, 'decrees');
}
