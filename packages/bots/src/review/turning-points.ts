import type { Seat } from '@ennead/kernel';

/** The chances of all seats after so many moves. */
export interface CurvePoint {
  readonly move: number;
  readonly chances: readonly number[];
}

/** Between two points of the curve a seat won or lost much. */
export interface TurningPoint {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat;
  /** How much the chance to win changed, -1 to 1. */
  readonly change: number;
}

/** Smaller changes are the course of a game. */
const LEAST = 0.1;

/** The largest changes of the curve, in the order in which they happened; each stretch once, with the seat that it changed most. */
export function turningPoints(curve: readonly CurvePoint[], most: number): TurningPoint[] {
  const all: TurningPoint[] = [];
  for (const [at, { move, chances }] of curve.entries()) {
    const before = curve[at - 1];
    if (before === undefined) continue;
    const changes = chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
    const seat = changes.reduce(
      (best, change, other) => (Math.abs(change) > Math.abs(changes[best] ?? 0) ? other : best),
      0,
    );
    const change = changes[seat] ?? 0;
    if (Math.abs(change) >= LEAST) all.push({ from: before.move, to: move, seat, change });
  }
  return all
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.from - b.from);
}
