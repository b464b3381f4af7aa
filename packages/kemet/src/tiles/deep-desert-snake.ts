import type { PowerTile } from './tile.ts';

/** Brings the Deep Desert Snake. */
export const deepDesertSnake: PowerTile = {
  kind: 'deep-desert-snake',
  creature: 'deep-desert-snake',
};
