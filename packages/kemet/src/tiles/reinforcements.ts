import type { PowerTile } from './tile.ts';

/** Up to 4 free units at night (K-TILE-4). */
export const reinforcements: PowerTile = {
  kind: 'reinforcements',
  unitsAtNight: 4,
};
