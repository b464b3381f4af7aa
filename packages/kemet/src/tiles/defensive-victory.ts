import type { PowerTile } from './tile.ts';

/** A battle point for a battle won as defender with a survivor (K-BATTLE-17). */
export const defensiveVictory: PowerTile = {
  kind: 'defensive-victory',
  pointForDefense: 1,
};
