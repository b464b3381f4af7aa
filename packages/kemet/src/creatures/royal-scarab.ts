import type { Creature } from './creature.ts';

/** Royal Scarab. */
export const royalScarab: Creature = {
  id: 'royal-scarab',
  range: 2,
  strength: 2,
  damage: 0,
  protection: 0,
};
