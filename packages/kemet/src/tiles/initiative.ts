import type { PowerTile } from './tile.ts';

/** Destroys 2 units of an attacked troop before the battle, by day (K-BATTLE-4). */
export const initiative: PowerTile = {
  kind: 'initiative',
  destroysBeforeBattle: 2,
};
