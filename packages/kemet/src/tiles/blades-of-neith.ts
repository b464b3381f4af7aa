import type { PowerTile } from './tile.ts';

/** +1 strength in every battle. */
export const bladesOfNeith: PowerTile = {
  kind: 'blades-of-neith',
  strengthWhenAttacking: 1,
  strengthWhenDefending: 1,
};
