import type { PowerTile } from './tile.ts';

/** +1 damage in every battle. */
export const carnage: PowerTile = {
  kind: 'carnage',
  damage: 1,
};
