import { changeFollowers } from '../followers.ts';
import { teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

const FOLLOWERS = 2;

export const templeTithe: Policy = {
  name: 'temple-tithe',
  rule: 'P-POLICY-5',
  play(state, seat, log) {
    changeFollowers(state, teamOfSeat(state, seat), FOLLOWERS, 'P-POLICY-5', log, 'temple-tithe');
  },
};
