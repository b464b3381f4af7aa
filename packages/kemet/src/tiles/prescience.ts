import type { PowerTile } from './tile.ts';

/** The opponent chooses the battle card first and shows it (K-BATTLE-7). */
export const prescience: PowerTile = {
  kind: 'prescience',
  seesBattleCard: 1,
};
