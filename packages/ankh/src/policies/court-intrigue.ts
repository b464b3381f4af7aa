import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { always, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { findRoom, type RoomName, roomName } from '../pharaohs/names.ts';
import { movePriest, nextRooms } from '../pharaohs/priests.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { enemyPriests, type PriestName, priestNamed, priestText } from './enemy-priests.ts';
import type { Policy } from './policy.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** About the priest. */
    'enemy-priest-to': { option: RoomName; about: PriestName };
  }
}

interface IntrigueFrame extends Frame {
  readonly procedure: 'intrigue';
  readonly seat: Seat;
  /** The priest: its room and team. */
  room: number;
  team: number;
}

/** A priest of an enemy moves to an adjacent room. */
export const courtIntrigue: Policy = {
  name: 'court-intrigue',
  rule: 'P-CARD-3',
  canPlay: (state, seat) => enemyPriests(state, teamOfSeat(state, seat)).length > 0,
  play: (state, seat) =>
    enter<IntrigueFrame>(state, { procedure: 'intrigue', at: 0, seat, room: -1, team: -1 }),
  procedures: {
    intrigue: procedure<AnkhState, IntrigueFrame, AnkhFact>(
      question<IntrigueFrame, 'enemy-priest'>({
        kind: 'enemy-priest',
        isAlwaysAsked: always,
        options: (state, { seat }) => enemyPriests(state, teamOfSeat(state, seat)),
        about: () => 'court-intrigue',
        take(_state, frame, option) {
          Object.assign(frame, priestNamed(option));
          return 'next';
        },
      }),
      question({
        kind: 'enemy-priest-to',
        options: (state, { room }) => nextRooms(state, room).map(roomName),
        about: (_state, { room, team }) => priestText(room, team),
        take(state, frame, option, log) {
          carryOut(state, frame, findRoom(option), log);
          return 'end';
        },
      }),
    ),
  },
};

function carryOut(state: AnkhState, { seat, room, team }: IntrigueFrame, to: number, log: Log): void {
  movePriest(state, team, room, to, teamOfSeat(state, seat), 'P-CARD-3', log);
}
