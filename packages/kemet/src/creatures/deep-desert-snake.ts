import type { Creature } from './creature.ts';

/** Deep Desert Snake. In its battles the other creature counts for nothing (K-BATTLE-14). */
export const deepDesertSnake: Creature = {
  id: 'deep-desert-snake',
  range: 1,
  strength: 0,
  damage: 0,
  protection: 0,
  silencesCreatures: true,
};
