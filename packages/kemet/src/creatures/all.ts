import { ancestralElephant } from './ancestral-elephant.ts';
import type { Creature } from './creature.ts';
import { deepDesertSnake } from './deep-desert-snake.ts';
import { giantScorpion } from './giant-scorpion.ts';
import { mummy } from './mummy.ts';
import { phoenix } from './phoenix.ts';
import { royalScarab } from './royal-scarab.ts';
import { sphinx } from './sphinx.ts';

/** By number of the creature. */
export const ALL_CREATURES: readonly Creature[] = [
  royalScarab,
  giantScorpion,
  phoenix,
  ancestralElephant,
  deepDesertSnake,
  sphinx,
  mummy,
];
