import type { PowerTile } from './tile.ts';

/** Each Pray action gives 1 more. The card Prayer is no Pray action (K-RUL-29). */
export const priest: PowerTile = {
  kind: 'priest',
  prayerWhenPraying: 1,
};
