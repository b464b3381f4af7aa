import { CREATURES, type CreatureId, type KemetState, owns, TILE_KINDS, type TileKind } from '@ennead/kemet';
import type { Seat } from '@ennead/kernel';

const kind = (name: TileKind) => TILE_KINDS.indexOf(name);
const CHARGE = kind('charge');
const DEFENSE = kind('defense');
const BLADES = kind('blades-of-neith');

/** Strength a creature adds to its troop. */
const CREATURE_STRENGTH: Readonly<Record<CreatureId, number>> = {
  'royal-scarab': 2,
  'giant-scorpion': 2,
  phoenix: 2,
  'ancestral-elephant': 1,
  'deep-desert-snake': 0,
  sphinx: 2,
  mummy: 2,
};
const BY_CREATURE: readonly number[] = CREATURES.map((creature) => CREATURE_STRENGTH[creature]);

function troop(state: KemetState, seat: Seat, sector: number): number {
  let strength = state.units[sector] as number;
  for (let creature = 0; creature < BY_CREATURE.length; creature++)
    if (state.creatureAt[creature] === sector) strength += BY_CREATURE[creature] as number;
  return owns(state, seat, BLADES) ? strength + 1 : strength;
}

/** Strength of a troop that attacks, before cards. */
export function attackStrength(state: KemetState, seat: Seat, sector: number): number {
  return troop(state, seat, sector) + (owns(state, seat, CHARGE) ? 1 : 0);
}

/** Strength of a troop that is attacked, before cards; it wins ties. */
export function defenseStrength(state: KemetState, seat: Seat, sector: number): number {
  return troop(state, seat, sector) + (owns(state, seat, DEFENSE) ? 1 : 0) + 0.5;
}
