import type { PowerTile } from './tile.ts';

/** Troops of up to 7 units (K-COMP-3). */
export const legion: PowerTile = {
  kind: 'legion',
  largerTroops: 2,
};
