import type { PowerTile } from './tile.ts';

/** Every level gained in a Raise action costs 1 less. */
export const slaves: PowerTile = {
  kind: 'slaves',
  levelDiscount: 1,
};
