import type { Creature } from './creature.ts';

/** Giant Scorpion. */
export const giantScorpion: Creature = {
  id: 'giant-scorpion',
  range: 1,
  strength: 2,
  damage: 2,
  protection: 0,
};
