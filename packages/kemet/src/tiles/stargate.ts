import type { PowerTile } from './tile.ts';

/** Each paid teleport costs 1 less. The card Teleportation is no paid teleport (K-RUL-25). */
export const stargate: PowerTile = {
  kind: 'stargate',
  teleportDiscount: 1,
};
