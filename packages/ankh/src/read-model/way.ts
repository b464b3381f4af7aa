import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';

/**
 * The spaces that a figure goes over from one to another, both included: as few as can be (A-MOVE-3), and of equally few
 * rather those where nobody stands. Only the two where no steps lead there.
 */
export function wayOfMove(view: AnkhState, from: number, to: number): number[] {
  const { neighbours } = groundOf(view);
  const cost = new Map([[from, 0]]);
  const before = new Map<number, number>();
  for (let ring = [from]; ring.length > 0 && !before.has(to); ) {
    const next = new Set<number>();
    for (const space of ring)
      for (const other of neighbours[space] ?? []) {
        const crossed = (cost.get(space) ?? 0) + (view.figures[other] === 0 ? 0 : 1);
        if (cost.has(other) && (!next.has(other) || crossed >= (cost.get(other) ?? 0))) continue;
        cost.set(other, crossed);
        before.set(other, space);
        next.add(other);
      }
    ring = [...next];
  }
  if (!before.has(to) || from === to) return from === to ? [to] : [from, to];
  const way = [to];
  for (let space = before.get(to); space !== undefined; space = before.get(space)) way.unshift(space);
  return way;
}
