import type { PowerTile } from './tile.ts';

/** Brings the Giant Scorpion. */
export const giantScorpion: PowerTile = {
  kind: 'giant-scorpion',
  creature: 'giant-scorpion',
};
