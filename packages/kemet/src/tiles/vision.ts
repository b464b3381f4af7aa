import type { PowerTile } from './tile.ts';

/** The basic card of the night is chosen out of 5 (K-NIGHT-3). */
export const vision: PowerTile = {
  kind: 'vision',
  looksAtCards: 5,
};
