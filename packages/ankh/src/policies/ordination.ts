import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { always, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { findRoom, type RoomName, roomName } from '../pharaohs/names.ts';
import { openRooms, priestPool, summonPriest } from '../pharaohs/priests.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    ordain: { option: RoomName };
  }
}

interface OrdainFrame extends Frame {
  readonly procedure: 'ordain';
  readonly seat: Seat;
}

/** One more priest; with none in the pool it cannot be played. */
export const ordination: Policy = {
  name: 'ordination',
  rule: 'P-CARD-5',
  canPlay: (state, seat) => priestPool(state, teamOfSeat(state, seat)) > 0,
  play: (state, seat) => enter<OrdainFrame>(state, { procedure: 'ordain', at: 0, seat }),
  procedures: {
    ordain: procedure<AnkhState, OrdainFrame, AnkhFact>(
      question({
        kind: 'ordain',
        isAlwaysAsked: always,
        options: (state) => openRooms(state).map(roomName),
        take(state, { seat }, option, log) {
          summonPriest(state, teamOfSeat(state, seat), findRoom(option), 'P-CARD-5', log);
          return 'end';
        },
      }),
    ),
  },
};
