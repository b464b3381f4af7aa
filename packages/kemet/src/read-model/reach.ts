import { ruled, type Seat } from '@ennead/kernel';
import { boardOf, targetOfStep, wayOfStep } from '../board/board.ts';
import { creatureWith } from '../creatures/lookup.ts';
import { rangeOf } from '../move/range.ts';
import { addSteps, stepPrice, wallsOpen } from '../move/steps.ts';
import { HARBOR, TELEPORT } from '../pieces.ts';
import type { StepOption } from '../questions.ts';
import type { KemetState, Move } from '../state.ts';
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
  const start: Move = {
    at: from,
    range: -1,
    steps: 0,
    gates: false,
    freeTeleport: false,
    teleports: 0,
    way: -1,
    to: -1,
    units: view.units[from] ?? 0,
    ended: false,
  };
  const cheapest = new Map<number, number>();
  visit(view, seat, start, fullRange(view, seat, from), 0, cheapest, new Map());
  cheapest.delete(from);
  return [...cheapest].map(([sector, price]) => ({
    sector,
    price,
    attacks: isEnemyHeld(view, seat, sector),
  }));
}

function visit(
  view: KemetState,
  seat: Seat,
  move: Move,
  range: number,
  paid: number,
  cheapest: Map<number, number>,
  seen: Map<string, number>,
): void {
  const key = `${move.at} ${range} ${move.steps > 0} ${move.teleports}`;
  if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= paid) return;
  seen.set(key, paid);
  cheapest.set(move.at, Math.min(cheapest.get(move.at) ?? Number.POSITIVE_INFINITY, paid));
  if (isEnemyHeld(view, seat, move.at)) return;
  const board = boardOf(view);
  const purse = {
    ...view,
    prayer: view.prayer.map((points, each) => (each === seat ? points - paid : points)),
  };
  const steps: (StepOption | 'end')[] = [];
  addSteps(purse, seat, { ...move, range }, steps);
  for (const option of steps) {
    const step = board.stepOf.get(option) ?? 0;
    const [way, to] = [wayOfStep(step), targetOfStep(step)];
    const next = { ...move, at: to, steps: move.steps + 1 };
    if (way <= HARBOR) visit(view, seat, next, range - 1, paid, cheapest, seen);
    else {
      const isOnce = way === TELEPORT && ruled(view, 'priest-of-ra') === 'once-an-action';
      const price = stepPrice(view, seat, way, move);
      visit(
        view,
        seat,
        { ...next, teleports: move.teleports | (1 << to), ...(isOnce && { discounted: true }) },
        range,
        paid + price,
        cheapest,
        seen,
      );
    }
  }
}
