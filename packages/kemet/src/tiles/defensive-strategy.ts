import type { PowerTile } from './tile.ts';

/** Trades a basic battle card for the card 3/0/3 (K-BUY-6). */
export const defensiveStrategy: PowerTile = {
  kind: 'defensive-strategy',
  battleCard: 'special-defensive',
};
