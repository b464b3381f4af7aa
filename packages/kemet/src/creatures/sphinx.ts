import type { Creature } from './creature.ts';

/** Sphinx. Its point belongs to the tile. */
export const sphinx: Creature = {
  id: 'sphinx',
  range: 0,
  strength: 2,
  damage: 0,
  protection: 0,
};
