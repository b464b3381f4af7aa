import type { PowerTile } from './tile.ts';

/** Its owner's troops may also teleport from obelisks (K-MOVE-8). */
export const teleport: PowerTile = {
  kind: 'teleport',
  teleportsFromObelisks: 1,
};
