import type { PowerTile } from './tile.ts';

/** Tiles cost 1 less. */
export const priestess: PowerTile = {
  kind: 'priestess',
  tileDiscount: 1,
};
