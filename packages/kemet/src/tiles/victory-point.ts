import type { PowerTile } from './tile.ts';

/** A permanent point. */
export const victoryPoint: PowerTile = {
  kind: 'victory-point',
  pointOnPurchase: 1,
};
