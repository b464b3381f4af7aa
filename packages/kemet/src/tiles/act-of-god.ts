import type { PowerTile } from './tile.ts';

/** A silver token: one more action a day (K-DAY-4). */
export const actOfGod: PowerTile = {
  kind: 'act-of-god',
  silverToken: 1,
};
