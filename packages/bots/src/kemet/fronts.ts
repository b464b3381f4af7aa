import { type Board, creatureWith, fullRange, type KemetState } from '@ennead/kemet/tables';
import { missing, type Seat } from '@ennead/kernel';
import type { Troops } from './troops.ts';

/** Troops of a player, and how they stand against those next to them. */
export interface Fronts {
  /** The strongest attack of all troops, of those that walk two sectors and of those that walk three. */
  readonly attack: number;
  readonly attackFromAfar: number;
  readonly attackFromFarOff: number;
  readonly defense: number;
  readonly atTemples: number;
  /** Strength beyond that of the other side where an own troop could attack or be attacked; NONE: nowhere. */
  readonly best: number;
  readonly bestTemple: number;
  readonly worst: number;
  readonly worstTemple: number;
  /** Temples held that no neighbour is strong enough to take, and those next to own troops that nobody holds or defends well. */
  readonly safeTemples: number;
  readonly templesToTake: number;
  readonly creatures: readonly number[];
}

const NONE = -9;
const AFAR = 2;
const FAR_OFF = 3;

export function frontsOf(state: KemetState, board: Board, { attack, defense }: Troops, seat: Seat): Fronts {
  const found = {
    attack: 0,
    attackFromAfar: 0,
    attackFromFarOff: 0,
    defense: 0,
    atTemples: 0,
    best: NONE,
    bestTemple: NONE,
    worst: NONE,
    worstTemple: NONE,
    safeTemples: 0,
    templesToTake: 0,
    creatures: [] as number[],
  };
  let taken = 0;
  for (let sector = 0; sector < board.size; sector++) {
    if (state.holder[sector] !== seat) continue;
    const attacking = attack[sector] ?? missing();
    const defending = defense[sector] ?? missing();
    const isTemple = (board.templePrayer[sector] ?? missing()) > 0;
    const range = fullRange(state, seat, sector);
    found.attack = Math.max(found.attack, attacking);
    if (range >= AFAR) found.attackFromAfar = Math.max(found.attackFromAfar, attacking);
    if (range >= FAR_OFF) found.attackFromFarOff = Math.max(found.attackFromFarOff, attacking);
    found.defense = Math.max(found.defense, defending);
    if (isTemple) found.atTemples = Math.max(found.atTemples, defending);
    const creature = creatureWith(state, seat, sector);
    if (creature >= 0) found.creatures.push(creature);
    let danger = NONE;
    for (const next of board.adjacent[sector] ?? missing()) {
      const enemy = state.holder[next] ?? missing();
      if (enemy === seat) continue;
      const isNextTemple = (board.templePrayer[next] ?? missing()) > 0;
      const lead = attacking - (defense[next] ?? missing());
      if (isNextTemple && (enemy < 0 || lead > 0)) taken |= 1 << next;
      if (enemy < 0) continue;
      danger = Math.max(danger, (attack[next] ?? missing()) - defending);
      found.best = Math.max(found.best, lead);
      if (isNextTemple) found.bestTemple = Math.max(found.bestTemple, lead);
    }
    found.worst = Math.max(found.worst, danger);
    if (isTemple) found.worstTemple = Math.max(found.worstTemple, danger);
    if (isTemple && danger < 0) found.safeTemples += 1;
  }
  for (let left = taken; left !== 0; left &= left - 1) found.templesToTake += 1;
  return found;
}
