import type { Frame, Procedures, Step } from '@ennead/kernel';
import { teamQuestion } from '../../ask.ts';
import type { AnkhFact } from '../../facts.ts';
import { designs, takeFromDisplay } from '../../policies/deck.ts';
import { findPolicy, type PolicyName, policyNames } from '../../policies/names.ts';
import type { AnkhState } from '../../state.ts';
import type { RoomName } from '../names.ts';
import { pharaohOf } from '../state.ts';

declare module '../../questions.ts' {
  interface QuestionKinds {
    /** D-TAKE: cards of the display. About the room. */
    'take-policy': { option: PolicyName; about: RoomName };
  }
}

/** A room of the palace: one file, one record. */
export interface Room {
  readonly name: RoomName;
  readonly rule: string;
  /** What the team that controls it does, its priests being home already: the procedure of the room's name. */
  readonly procedures: Procedures<AnkhState, AnkhFact>;
}

/** What a room is resolved in. */
export interface RoomFrame extends Frame {
  readonly procedure: RoomName;
  readonly team: number;
}

/** The team takes a card of the display: compulsory while there is one (P-ROOM-5). */
export function takeCard(rule: string): Step<AnkhState, RoomFrame, AnkhFact> {
  return teamQuestion<RoomFrame, 'take-policy'>({
    kind: 'take-policy',
    skip: (state) => (pharaohOf(state).display.length > 0 ? null : 'next'),
    options: (state) => policyNames(designs(pharaohOf(state).display)),
    about: (_state, { procedure }) => procedure,
    take(state, { team }, option, log) {
      takeFromDisplay(state, team, findPolicy(option), rule, log);
      return 'next';
    },
  });
}
