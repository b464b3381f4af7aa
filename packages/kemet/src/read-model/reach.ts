import { ruled, type Seat } from '@ennead/kernel';
import { boardOf, targetOfStep, wayOfStep } from '../board/board.ts';
import { creatureWith } from '../creatures/lookup.ts';
import { rangeBonus, rangeOf } from '../move/range.ts';
import { legalSteps, stepPrice, type Walk, wallsOpen } from '../move/steps.ts';
import { HARBOR } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { isEnemyHeld } from '../troops.ts';

/** A sector that a troop can get to in one Move. */
export interface Reached {
  readonly sector: number;
  /** Prayer points for teleports on the way that costs least. */
  readonly price: number;
  /** An enemy stands there: the Move ends in a battle. */
  readonly attacks: boolean;
}

/** Range of a Move that begins in a sector with everything that stands there. */
export function fullRange(view: KemetState, seat: Seat, sector: number): number {
  return rangeOf(view, seat, creatureWith(view, seat, sector));
}

/** Range of a Move without a creature. */
export function baseRange(view: KemetState, seat: Seat): number {
  return rangeOf(view, seat, -1);
}

/** Whether a wall keeps the moving troop out of a sector beside it. */
export function isWalledOff(view: KemetState, seat: Seat, to: number): boolean {
  return view.move !== null && !wallsOpen(view, boardOf(view), seat, view.move, to);
}

/** Where the troop of a sector could go with one Move that begins now, cards aside. */
export function withinReach(view: KemetState, seat: Seat, from: number): Reached[] {
  const creature = creatureWith(view, seat, from);
  const start: Foreseen = {
    at: from,
    range: rangeOf(view, seat, creature),
    steps: 0,
    gates: false,
    freeTeleport: false,
    teleports: 0,
    creature,
    bonus: ruled(view, 'creature-range') === 'while-together' ? rangeBonus(creature) : 0,
  };
  const cheapest = new Map<number, number>();
  visit(view, seat, start, 0, cheapest, new Set());
  cheapest.delete(from);
  return [...cheapest].map(([sector, price]) => ({
    sector,
    price,
    attacks: isEnemyHeld(view, seat, sector),
  }));
}

interface Foreseen extends Walk {
  readonly creature: number;
  readonly bonus: number;
}

/** The same troop when its creature stays where they are: its range stays with it (K-MOVE-5). */
function alone(view: KemetState, seat: Seat, walk: Foreseen): Foreseen {
  const range = walk.steps === 0 ? baseRange(view, seat) : Math.max(0, walk.range - walk.bonus);
  return { ...walk, creature: -1, bonus: 0, range };
}

function visit(
  view: KemetState,
  seat: Seat,
  walk: Foreseen,
  paid: number,
  cheapest: Map<number, number>,
  seen: Set<string>,
): void {
  const { at, range, steps, teleports, creature, bonus } = walk;
  const key = `${at} ${range} ${steps} ${teleports} ${creature} ${bonus}`;
  if (seen.has(key)) return;
  seen.add(key);
  cheapest.set(at, Math.min(cheapest.get(at) ?? Number.POSITIVE_INFINITY, paid));
  if (isEnemyHeld(view, seat, at)) return;
  for (const going of creature === -1 ? [walk] : [walk, alone(view, seat, walk)])
    for (const step of legalSteps(view, seat, going)) {
      const [way, to] = [wayOfStep(step), targetOfStep(step)];
      const there = creatureWith(view, seat, to);
      // Two creatures never meet (K-MOVE-17); one that is met may come along.
      if (there !== -1 && going.creature !== -1) continue;
      const next = { ...going, at: to, steps: 1, creature: there === -1 ? going.creature : there };
      if (way <= HARBOR) visit(view, seat, { ...next, range: going.range - 1 }, paid, cheapest, seen);
      // A second teleport leads nowhere that the first does not.
      else if (teleports === 0)
        visit(view, seat, { ...next, teleports: 1 << to }, stepPrice(view, seat, way, going), cheapest, seen);
    }
}
