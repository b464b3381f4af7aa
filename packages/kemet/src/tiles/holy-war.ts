import type { PowerTile } from './tile.ts';

/** 4 prayer points for each battle won (K-BATTLE-16). */
export const holyWar: PowerTile = {
  kind: 'holy-war',
  prayerForVictory: 4,
};
