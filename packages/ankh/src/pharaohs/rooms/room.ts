import type { Frame, Procedures, Step } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import { designs, takeFromDisplay } from '../../policies/deck.ts';
import { findPolicy, policyName, policyNames } from '../../policies/names.ts';
import type { AnkhState } from '../../state.ts';
import { ask } from '../ask.ts';
import type { RoomName } from '../names.ts';
import { pharaohOf } from '../state.ts';

/** A room of the palace: one file, one record. */
export interface Room {
  readonly name: RoomName;
  readonly rule: string;
  /** What the team that controls it does, its priests being home already: the procedure of the room's name. */
  readonly procedures: Procedures<AnkhState, AnkhFact>;
}

/** What a room is resolved in. */
export interface RoomFrame extends Frame {
  readonly team: number;
}

/** The team takes a card of the display: compulsory while there is one (P-ROOM-5). */
export function takeCard(rule: string): Step<AnkhState, RoomFrame, AnkhFact> {
  return {
    run(state, { team }, log) {
      const [only, another] = designs(pharaohOf(state).display);
      if (another !== undefined) return 'ask';
      if (only !== undefined) takeFromDisplay(state, team, only, rule, log);
      return 'next';
    },
    decisions: (state, { team, procedure }) =>
      ask(team, 'take-policy', policyNames(designs(pharaohOf(state).display)), procedure),
    answer(state, { team }, _seat, option, log) {
      takeFromDisplay(state, team, findPolicy(option), rule, log);
      return 'next';
    },
  };
}

/** Own cards by where they are and what they are: 'hand census', 'played royal-road'. */
export function placedName(place: 'hand' | 'played', card: number): string {
  return `${place} ${policyName(card)}`;
}
