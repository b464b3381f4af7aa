import type { PowerTile } from './tile.ts';

/** Brings the Sphinx and a permanent point, wherever the creature is (K-RUL-70). */
export const sphinx: PowerTile = {
  kind: 'sphinx',
  creature: 'sphinx',
  pointOnPurchase: 1,
};
