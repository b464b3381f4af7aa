import type { Creature } from './creature.ts';

/** Mummy. Its extra card belongs to the tile. */
export const mummy: Creature = {
  id: 'mummy',
  range: 1,
  strength: 2,
  damage: 0,
  protection: 0,
};
