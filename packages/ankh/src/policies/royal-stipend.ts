import { changeFollowers } from '../followers.ts';
import { priestsInPalace } from '../pharaohs/priests.ts';
import { teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

/** A follower for each own priest in the palace. */
export const royalStipend: Policy = {
  name: 'royal-stipend',
  rule: 'P-POLICY-5',
  canPlay: (state, seat) => priestsInPalace(state, teamOfSeat(state, seat)) > 0,
  play(state, seat, log) {
    const team = teamOfSeat(state, seat);
    changeFollowers(state, team, priestsInPalace(state, team), 'P-POLICY-5', log, 'royal-stipend');
  },
};
