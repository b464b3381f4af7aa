import type { PowerTile } from './tile.ts';

/** 2 more prayer points at night. */
export const highPriest: PowerTile = {
  kind: 'high-priest',
  prayerAtNight: 2,
};
