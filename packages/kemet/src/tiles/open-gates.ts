import type { PowerTile } from './tile.ts';

/** Walls never stop its owner's troops (K-MOVE-14). */
export const openGates: PowerTile = {
  kind: 'open-gates',
  ignoresWalls: 1,
};
