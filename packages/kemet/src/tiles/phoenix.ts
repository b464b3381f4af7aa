import type { PowerTile } from './tile.ts';

/** Brings the Phoenix. */
export const phoenix: PowerTile = {
  kind: 'phoenix',
  creature: 'phoenix',
};
