import { figuresOf } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { FERTILE, TERRAIN } from '../map/spaces.ts';
import type { AnkhState } from '../state.ts';
import { hasToken } from '../table/modules.ts';
import { teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

const MOST = 4;

/** A follower for each own figure on fertile land. */
export const harvestFestival: Policy = {
  name: 'harvest-festival',
  rule: 'P-CARD-6',
  canPlay: (state, seat) => harvest(state, teamOfSeat(state, seat)) > 0,
  play(state, seat, log) {
    const team = teamOfSeat(state, seat);
    changeFollowers(state, team, harvest(state, team), 'P-CARD-6', log, 'harvest-festival');
  },
};

/** Where a token of the underworld lies nothing grows (A-MAP-5). */
function harvest(state: AnkhState, team: number): number {
  const onFertile = figuresOf(state, team).filter(
    (space) => TERRAIN[space] === FERTILE && !hasToken(state, space),
  );
  return Math.min(onFertile.length, MOST);
}
