import type { Seat } from '@ennead/kernel';
import { creatureRules } from '../creatures/lookup.ts';
import type { KemetState } from '../state.ts';
import { RANGE, sum } from '../tiles/moments.ts';

export const BASE_RANGE = 1;

export function rangeBonus(creature: number): number {
  return creature >= 0 ? creatureRules(creature).range : 0;
}

/** The range of a Move whose first step is taken with this creature, -1 for none (K-MOVE-5). */
export function rangeOf(state: KemetState, seat: Seat, creature: number): number {
  return BASE_RANGE + sum(state, seat, RANGE) + rangeBonus(creature);
}
