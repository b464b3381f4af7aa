import { changed } from '@ennead/kernel';
import type { KemetState } from '../state.ts';
import { arrive, depart } from '../troops.ts';
import { battleOf, creatureOn, type Side, seatOf, unitsOn } from './sides.ts';

/** Moves the whole troop of a side, with its creature, out of the battle sector. Returns what went. */
export function relocate(state: KemetState, side: Side, to: number): { units: number; creature: number } {
  const battle = battleOf(state);
  const seat = seatOf(battle, side);
  const units = unitsOn(state, battle, side);
  const creature = creatureOn(state, battle, side);
  depart(state, seat, battle.sector, units);
  arrive(state, seat, to, units);
  if (creature >= 0) state.creatureAt = changed(state.creatureAt, creature, to);
  return { units, creature };
}
