import type { PowerTile } from './tile.ts';

/** Brings the Mummy, and 1 more intervention at night wherever the creature is (K-RUL-70). */
export const mummy: PowerTile = {
  kind: 'mummy',
  creature: 'mummy',
  cardsAtNight: 1,
};
