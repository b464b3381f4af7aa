import type { PowerTile } from './tile.ts';

/** 1 more intervention at night. */
export const divineBoon: PowerTile = {
  kind: 'divine-boon',
  cardsAtNight: 1,
};
