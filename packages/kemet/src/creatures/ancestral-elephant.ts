import type { Creature } from './creature.ts';

/** Ancestral Elephant. */
export const ancestralElephant: Creature = {
  id: 'ancestral-elephant',
  range: 1,
  strength: 1,
  damage: 0,
  protection: 1,
};
