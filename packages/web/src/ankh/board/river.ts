import { DIRECTIONS, isLand, SIDES } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { CENTRES, cornerOf, isSame, keyOf, middle, type Point, sideEnds, smoothPath } from './geometry.ts';

interface Edge {
  readonly ends: readonly [Point, Point];
}

/**
 * The river sides as a few long lines of corners. Where three sides meet, the straightest pair goes on as one line and
 * the third ends there.
 */
export function riverLines(): Point[][] {
  const edges: Edge[] = SIDES.flatMap(({ river }, side) => (river ? [{ ends: sideEnds(side) }] : []));
  const meeting = new Map<string, Edge[]>();
  for (const edge of edges)
    for (const end of edge.ends) meeting.set(keyOf(end), [...(meeting.get(keyOf(end)) ?? []), edge]);

  const partners = new Map<string, readonly [Edge, Edge]>();
  for (const [corner, around] of meeting) {
    const pair = straightestPair(around);
    if (pair !== undefined) partners.set(corner, pair);
  }
  const used = new Set<Edge>();
  const lines: Point[][] = [];
  for (const edge of edges) {
    if (used.has(edge)) continue;
    used.add(edge);
    const line = [...edge.ends];
    follow(line, edge);
    line.reverse();
    follow(line, edge);
    lines.push(line);
  }
  return lines;

  function follow(line: Point[], from: Edge): void {
    for (let edge = from; ; ) {
      const end = line[line.length - 1] ?? missing();
      const pair = partners.get(keyOf(end));
      if (pair === undefined || !pair.includes(edge)) return;
      const next = pair[0] === edge ? pair[1] : pair[0];
      if (used.has(next)) return;
      used.add(next);
      line.push(isSame(next.ends[0], end) ? next.ends[1] : next.ends[0]);
      edge = next;
    }
  }
}

/** Sides that meet do so at the same angle, so the pair that leads farthest north to south goes on as one. */
function straightestPair(around: readonly Edge[]): readonly [Edge, Edge] | undefined {
  const [a, b, c] = around;
  if (a === undefined || b === undefined) return undefined;
  if (c === undefined) return [a, b];
  const fall = (edge: Edge) => Math.abs(edge.ends[0].y - edge.ends[1].y);
  const flat = [a, b, c].sort((p, q) => fall(p) - fall(q))[0];
  return [a, b, c].filter((edge) => edge !== flat) as [Edge, Edge];
}

/** The Nile: each line bends from side to side, and runs on into the water or over the edge of the map. */
export function riverRibbons(): string[] {
  return riverLines().map((line) => {
    const points = [...line];
    const first = mouthAt(points[0] ?? missing());
    const last = mouthAt(points[points.length - 1] ?? missing());
    if (first !== undefined) points.unshift(first);
    if (last !== undefined) points.push(last);
    return smoothPath(points);
  });
}

/** Where the river goes from a corner that ends it: to the water there, or outwards. */
function mouthAt(corner: Point): Point | undefined {
  const around: number[] = [];
  CENTRES.forEach((_, space) => {
    for (let at = 0; at < 6; at++) if (isSame(cornerOf(space, at), corner)) around.push(space);
  });
  const water = around.find((space) => !isLand(space));
  if (water !== undefined) return middle(corner, CENTRES[water] ?? missing());
  if (around.length === 3) return undefined;
  const inland = around.map((space) => CENTRES[space] ?? missing()).reduce(middle);
  return { x: corner.x + (corner.x - inland.x) * 0.9, y: corner.y + (corner.y - inland.y) * 0.9 };
}

/** Bodies of water: groups of water spaces that touch. */
export function waterBodies(): number[][] {
  const bodies: number[][] = [];
  const seen = new Set<number>();
  CENTRES.forEach((_, start) => {
    if (isLand(start) || seen.has(start)) return;
    const body = [start];
    seen.add(start);
    for (const space of body)
      for (const other of DIRECTIONS[space] ?? missing())
        if (other >= 0 && !isLand(other) && !seen.has(other)) {
          seen.add(other);
          body.push(other);
        }
    bodies.push(body);
  });
  return bodies;
}
