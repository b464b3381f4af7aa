import type { PowerTile } from './tile.ts';

/** Trades a basic battle card for the card 3/3/0 (K-BUY-6). */
export const offensiveStrategy: PowerTile = {
  kind: 'offensive-strategy',
  battleCard: 'special-offensive',
};
