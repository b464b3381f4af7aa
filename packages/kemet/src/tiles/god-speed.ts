import type { PowerTile } from './tile.ts';

/** +1 range for all troops of its owner. */
export const godSpeed: PowerTile = {
  kind: 'god-speed',
  range: 1,
};
