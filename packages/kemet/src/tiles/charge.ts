import type { PowerTile } from './tile.ts';

/** +1 strength when its owner attacks. */
export const charge: PowerTile = {
  kind: 'charge',
  strengthWhenAttacking: 1,
};
