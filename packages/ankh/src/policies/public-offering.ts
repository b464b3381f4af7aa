import { gain } from '../devotion.ts';
import { changeFollowers } from '../followers.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

const COST = 3;
const DEVOTION = 1;

/** Followers for devotion, a gain of its own. */
export const publicOffering: Policy = {
  name: 'public-offering',
  rule: 'P-POLICY-10',
  canPlay: (state, seat) => teamAt(state, teamOfSeat(state, seat)).followers >= COST,
  play(state, seat, log) {
    const team = teamOfSeat(state, seat);
    changeFollowers(state, team, -COST, 'P-POLICY-10', log, 'public-offering');
    gain(state, team, DEVOTION, 'P-POLICY-10', log, 'public-offering');
  },
};
