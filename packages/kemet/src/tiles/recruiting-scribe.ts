import type { PowerTile } from './tile.ts';

/** 2 units of each Recruit action are free (K-RECR-2). */
export const recruitingScribe: PowerTile = {
  kind: 'recruiting-scribe',
  freeRecruits: 2,
};
