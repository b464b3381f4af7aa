import { CELLS, DIRECTIONS, SIDES, SPACES } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';

/** Flat-top hexes in the units of the drawing: columns A to K, every other one half a hex lower. */
export const RADIUS = 40;
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;
const MARGIN = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of each space. */
export const CENTRES: readonly Point[] = CELLS.map(({ column, row }) => ({
  x: MARGIN + RADIUS + column * RADIUS * 1.5,
  y: MARGIN + (2 * row - 1 + (column % 2)) * HALF_HEIGHT,
}));

export const WIDTH = 2 * MARGIN + RADIUS * 17;
export const HEIGHT = 2 * MARGIN + HALF_HEIGHT * 21;

/** From the middle of a hex to its corners, the first lying between north-west and north, then clockwise. */
const CORNER_STEPS: readonly Point[] = [
  { x: -RADIUS / 2, y: -HALF_HEIGHT },
  { x: RADIUS / 2, y: -HALF_HEIGHT },
  { x: RADIUS, y: 0 },
  { x: RADIUS / 2, y: HALF_HEIGHT },
  { x: -RADIUS / 2, y: HALF_HEIGHT },
  { x: -RADIUS, y: 0 },
];

export function centreOf(space: number): Point {
  return CENTRES[space] ?? missing();
}

/** Corner `at` (0 to 5) of a space; direction `d` lies between corners `d` and `d + 1`. */
export function cornerOf(space: number, at: number, scale = 1): Point {
  const { x, y } = centreOf(space);
  const step = CORNER_STEPS[at % 6] ?? missing();
  return { x: x + step.x * scale, y: y + step.y * scale };
}

/** A hex as a path, drawn smaller or larger by `scale`. */
export function hexPath(space: number, scale = 1): string {
  return `${pathThrough([0, 1, 2, 3, 4, 5].map((at) => cornerOf(space, at, scale)))}Z`;
}

export const HEXES: readonly string[] = SPACES.map((_, space) => hexPath(space));

function directionTo(space: number, other: number): number {
  return (DIRECTIONS[space] ?? missing()).indexOf(other);
}

/** Around a side: everything that is nearer to it than to any other, out to the middles of the spaces it parts. */
export function sideReach(side: number): readonly Point[] {
  const [a, b] = (SIDES[side] ?? missing()).between;
  const [from, to] = sideEnds(side);
  return [from, centreOf(a), to, centreOf(b)];
}

/** The two ends of a side. */
export function sideEnds(side: number): readonly [Point, Point] {
  const [a, b] = (SIDES[side] ?? missing()).between;
  const direction = directionTo(a, b);
  return [cornerOf(a, direction), cornerOf(a, direction + 1)];
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Points that are the same but for rounding have the same key. */
export function keyOf({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

export function isSame(a: Point, b: Point): boolean {
  return keyOf(a) === keyOf(b);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

export function pathThrough(points: readonly Point[]): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('');
}

/** An open line that bends at each inner point instead of breaking there. */
export function smoothPath(points: readonly Point[]): string {
  if (points.length < 3) return pathThrough(points);
  const last = points[points.length - 1] ?? missing();
  let path = `M${at(points[0] ?? missing())}`;
  for (let i = 1; i < points.length - 1; i++) {
    const here = points[i] ?? missing();
    const end = i === points.length - 2 ? last : middle(here, points[i + 1] ?? missing());
    path += `Q${at(here)} ${at(end)}`;
  }
  return path;
}

/** A closed line with rounded corners: `reach` is how far from a corner the bend begins. */
export function roundedLoop(points: readonly Point[], reach: number): string {
  const count = points.length;
  const towards = (from: Point, to: Point) => {
    const part = Math.min(0.5, reach / distance(from, to));
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  let path = '';
  for (let i = 0; i < count; i++) {
    const here = points[i] ?? missing();
    const before = points[(i + count - 1) % count] ?? missing();
    const after = points[(i + 1) % count] ?? missing();
    path += `${i === 0 ? 'M' : 'L'}${at(towards(here, before))}Q${at(here)} ${at(towards(here, after))}`;
  }
  return `${path}Z`;
}

/** The part of the drawing that shows these spaces and a little around them; all of it for none. */
export function frameAround(spaces: readonly number[]): string {
  if (spaces.length === 0) return `0 0 ${WIDTH} ${HEIGHT}`;
  const points = spaces.map(centreOf);
  const room = RADIUS * 1.6;
  const left = Math.max(0, Math.min(...points.map(({ x }) => x)) - room);
  const top = Math.max(0, Math.min(...points.map(({ y }) => y)) - room);
  const right = Math.min(WIDTH, Math.max(...points.map(({ x }) => x)) + room);
  const bottom = Math.min(HEIGHT, Math.max(...points.map(({ y }) => y)) + room);
  return `${at({ x: left, y: top })} ${at({ x: right - left, y: bottom - top })}`;
}
