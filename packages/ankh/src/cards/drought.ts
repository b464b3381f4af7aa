import { figuresInRegion } from '../conflict/region.ts';
import { groundOf } from '../ground/ground.ts';
import { DESERT, TERRAIN } from '../map/spaces.ts';
import { hasToken } from '../table/modules.ts';
import type { Card } from './card.ts';

/** For the winner: 1 for each of its figures on desert, before casualties (A-REW-3). A token of Osiris makes it none. */
export const drought: Card = {
  name: 'drought',
  rule: 'A-REW-3',
  conflict: {
    addReward(state, team, region) {
      const spaces = figuresInRegion(state, groundOf(state), team, region);
      return spaces.filter((space) => TERRAIN[space] === DESERT && !hasToken(state, space)).length;
    },
  },
};
