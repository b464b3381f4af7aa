import type { PowerTile } from './tile.ts';

/** +1 strength when its owner defends. */
export const defense: PowerTile = {
  kind: 'defense',
  strengthWhenDefending: 1,
};
