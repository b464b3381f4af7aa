import { changeFollowers } from '../followers.ts';
import type { Power } from './power.ts';

const FOLLOWERS = 3;

export const commanding: Power = {
  name: 'commanding',
  rule: 'A-POW-1',
  conflict: {
    onWon(state, team, log) {
      changeFollowers(state, team, FOLLOWERS, 'A-POW-1', log, 'commanding');
    },
  },
};
