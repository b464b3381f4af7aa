import { procedure } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import type { AnkhState } from '../../state.ts';
import { enterPharaohMove } from '../figure.ts';
import { type Room, type RoomFrame, takeCard } from './room.ts';

const RULE = 'P-ROOM-4';
const RANGE = 3;

/** A card, and a move of the pharaoh. */
export const throne: Room = {
  name: 'throne',
  rule: RULE,
  procedures: {
    throne: procedure<AnkhState, RoomFrame, AnkhFact>(takeCard(RULE), {
      run(state, { team }) {
        enterPharaohMove(state, team, RANGE, RULE);
        return 'next';
      },
    }),
  },
};
