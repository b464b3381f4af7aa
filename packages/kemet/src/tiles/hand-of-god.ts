import type { PowerTile } from './tile.ts';

/** A free pyramid level at night (K-TILE-5). */
export const handOfGod: PowerTile = {
  kind: 'hand-of-god',
  levelsAtNight: 1,
};
