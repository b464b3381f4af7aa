import type { PowerTile } from './tile.ts';

/** Brings the Royal Scarab. */
export const royalScarab: PowerTile = {
  kind: 'royal-scarab',
  creature: 'royal-scarab',
};
