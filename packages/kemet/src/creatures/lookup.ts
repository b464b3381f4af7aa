import { missing, type Seat } from '@ennead/kernel';
import { ALL_CREATURES } from '../data/creatures.ts';
import { POWER_TILES, TILE_KINDS, TILES } from '../data/tiles.ts';
import { CREATURES } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import type { Creature } from './creature.ts';

const NUMBER_OF_CREATURES = CREATURES.length;

/** By creature: its tile. */
const TILE_OF_CREATURE: readonly number[] = CREATURES.map((id) => {
  const kind = TILE_KINDS[POWER_TILES.findIndex(({ creature }) => creature === id)];
  return TILES.findIndex((tile) => tile.kind === kind);
});

export function creatureRules(number: number): Creature {
  return ALL_CREATURES[number] ?? missing();
}

/** The seat that owns a creature, -1 while its tile is on offer. */
export function ownerOf(state: KemetState, number: number): Seat {
  return state.tileOwner[TILE_OF_CREATURE[number] ?? missing()] ?? missing();
}

/** The creature of a player in a sector, -1 if there is none. */
export function creatureWith(state: KemetState, seat: Seat, sector: number): number {
  const { creatureAt } = state;
  for (let number = 0; number < NUMBER_OF_CREATURES; number++)
    if (creatureAt[number] === sector && ownerOf(state, number) === seat) return number;
  return -1;
}

/** Whether a player has a creature waiting on its tile. */
export function hasReserveCreature(state: KemetState, seat: Seat): boolean {
  for (let number = 0; number < NUMBER_OF_CREATURES; number++)
    if (ownerOf(state, number) === seat && state.creatureAt[number] === -1) return true;
  return false;
}

/** The creatures of a player that wait on their tiles, as a set. */
export function reserveCreatures(state: KemetState, seat: Seat): number {
  let waiting = 0;
  for (let number = 0; number < NUMBER_OF_CREATURES; number++)
    if (ownerOf(state, number) === seat && state.creatureAt[number] === -1) waiting |= 1 << number;
  return waiting;
}
