import { DIRECTIONS, type Ground } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { remembered } from '../../ui/remembered.ts';
import { cornerOf, keyOf, type Point, roundedLoop } from './geometry.ts';

/** The borders of a set of spaces as closed lines of corners, clockwise; holes are lines of their own. */
export function outlineOf(spaces: Iterable<number>): Point[][] {
  const inside = new Set(spaces);
  const ends = new Map<string, { from: Point; to: Point }[]>();
  for (const space of inside) {
    for (const [direction, other] of (DIRECTIONS[space] ?? missing()).entries()) {
      if (inside.has(other)) continue;
      const from = cornerOf(space, direction);
      const edges = ends.get(keyOf(from)) ?? [];
      edges.push({ from, to: cornerOf(space, direction + 1) });
      ends.set(keyOf(from), edges);
    }
  }
  const loops: Point[][] = [];
  for (const edges of ends.values()) {
    for (let edge = edges.pop(); edge !== undefined; edge = edges.pop()) {
      const loop = [edge.from];
      for (let next = ends.get(keyOf(edge.to))?.pop(); next !== undefined; ) {
        loop.push(next.from);
        next = ends.get(keyOf(next.to))?.pop();
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** The borders of all regions, as paths. */
export const regionOutlines = remembered((ground: Ground) =>
  ground.lands.map((lands) =>
    outlineOf(lands)
      .map((loop) => roundedLoop(loop, 7))
      .join(''),
  ),
);
