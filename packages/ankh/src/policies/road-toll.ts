import { missing } from '@ennead/kernel';
import { bitsOf } from '../conflict/region.ts';
import { figuresOf } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

/** A follower for each region with an own figure; one on water is in every region around it. */
export const roadToll: Policy = {
  name: 'road-toll',
  rule: 'P-CARD-6',
  canPlay: (state, seat) => regionsWith(state, teamOfSeat(state, seat)) > 0,
  play(state, seat, log) {
    const team = teamOfSeat(state, seat);
    changeFollowers(state, team, regionsWith(state, team), 'P-CARD-6', log, 'road-toll');
  },
};

function regionsWith(state: AnkhState, team: number): number {
  const { regions } = groundOf(state);
  let present = 0;
  for (const space of figuresOf(state, team)) present |= regions[space] ?? missing();
  return bitsOf(present).length;
}
