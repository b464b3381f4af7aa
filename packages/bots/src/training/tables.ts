import { type Chance, draw, missing } from '@ennead/kernel';
import type { Judgement } from '../judgement.ts';
import type { Style } from './self-play.ts';

/** What is agreed on at a table to learn from: mostly the usual, else one of the other ways to play the game. */
export function tableFor(
  tables: readonly object[],
  players: number,
  chance: Chance,
): { readonly players: number } {
  const isUsual = tables.length === 0 || draw(chance, USUAL) > 0;
  return { players, ...(isUsual ? {} : tables[draw(chance, tables.length)]) };
}

/** One table in so many is not the usual one. */
const USUAL = 3;
/** So many worlds a decision: few, for many games teach more than deep ones. */
const NODES = [10, 16, 16, 30];
/** One decision in so many at random; 0: none. */
const RANDOMLY = [0, 0, 30, 12];

/** Mixed opponents: seats differ in how long and how far they look, and in how often they play at random. */
export function stylesFor(
  judgement: Judgement,
  players: number,
  horizons: readonly number[],
  chance: Chance,
): Style[] {
  const any = <T>(list: readonly T[]): T => list[draw(chance, list.length)] ?? missing();
  return Array.from({ length: players }, () => ({
    judgement,
    nodes: any(NODES),
    turns: any(horizons),
    randomly: any(RANDOMLY),
  }));
}
