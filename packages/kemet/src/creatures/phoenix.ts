import type { Creature } from './creature.ts';

/** Phoenix. Its troop ignores walls on each step made with it (K-MOVE-14). */
export const phoenix: Creature = {
  id: 'phoenix',
  range: 1,
  strength: 2,
  damage: 0,
  protection: 0,
  ignoresWalls: true,
};
