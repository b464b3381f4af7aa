import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { ask } from '../pharaohs/ask.ts';
import { findRoom, roomName } from '../pharaohs/names.ts';
import { movePriest, nextRooms } from '../pharaohs/priests.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { enemyPriests, priestNamed, priestText } from './enemy-priests.ts';
import type { Policy } from './policy.ts';

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
      {
        decisions: (state, { seat }) =>
          ask(seat, 'enemy-priest', enemyPriests(state, teamOfSeat(state, seat)), 'court-intrigue'),
        answer(_state, frame, _seat, option) {
          Object.assign(frame, priestNamed(option as string));
          return 'next';
        },
      },
      {
        run(state, frame, log) {
          const [only, another] = nextRooms(state, frame.room);
          if (another !== undefined) return 'ask';
          carryOut(state, frame, only as number, log);
          return 'end';
        },
        decisions: (state, { seat, room, team }) =>
          ask(seat, 'enemy-priest-to', nextRooms(state, room).map(roomName), priestText(room, team)),
        answer(state, frame, _seat, option, log) {
          carryOut(state, frame, findRoom(option), log);
          return 'end';
        },
      },
    ),
  },
};

function carryOut(state: AnkhState, { seat, room, team }: IntrigueFrame, to: number, log: Log): void {
  movePriest(state, team, room, to, teamOfSeat(state, seat), 'P-CARD-3', log);
}
