import { procedure } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import { changeFollowers } from '../../followers.ts';
import type { AnkhState } from '../../state.ts';
import { type Room, type RoomFrame, takeCard } from './room.ts';

const RULE = 'P-ROOM-3';
const FOLLOWERS = 2;

/** A card, and followers. */
export const judgement: Room = {
  name: 'judgement',
  rule: RULE,
  procedures: {
    judgement: procedure<AnkhState, RoomFrame, AnkhFact>(takeCard(RULE), {
      run(state, { team }, log) {
        changeFollowers(state, team, FOLLOWERS, RULE, log, 'judgement');
        return 'end';
      },
    }),
  },
};
