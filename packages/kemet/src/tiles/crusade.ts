import type { PowerTile } from './tile.ts';

/** 2 prayer points for each enemy unit destroyed in window 10 (K-BATTLE-16). */
export const crusade: PowerTile = {
  kind: 'crusade',
  prayerPerKill: 2,
};
