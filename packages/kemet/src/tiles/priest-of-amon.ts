import type { PowerTile } from './tile.ts';

/** 5 more prayer points at night. */
export const priestOfAmon: PowerTile = {
  kind: 'priest-of-amon',
  prayerAtNight: 5,
};
