import type { PowerTile } from './tile.ts';

/** +1 protection in every battle. */
export const shieldOfNeith: PowerTile = {
  kind: 'shield-of-neith',
  protection: 1,
};
