import { CORNERS, SIDE_CORNERS, SIDE_SPACES, SIDES } from '../map/sides.ts';
import { isLand, SPACE_COUNT } from '../map/spaces.ts';
import type { Terrain } from './terrain.ts';

/** A-CAR-6. */
const LONGEST_CARAVAN = 6;
/** A-CAR-7: land spaces a region keeps at least. */
export const SMALLEST_REGION = 6;

/**
 * Every line of camels that may be drawn: from one feature to another by free sides, meeting no feature on
 * the way, splitting one region into two of at least six land spaces each (A-CAR-2 to A-CAR-8).
 */
export function legalLines(
  terrain: Terrain,
  camels: readonly number[],
  connected: readonly (readonly number[])[],
  regions: readonly number[],
  lands: readonly (readonly number[])[],
): number[][] {
  const lines: number[][] = [];
  const free = freeSides(terrain, camels, regions, lands);
  const features = Uint8Array.from(terrain.features);
  for (const side of camels) {
    features[SIDE_CORNERS[2 * side] as number] = 1;
    features[SIDE_CORNERS[2 * side + 1] as number] = 1;
  }
  const visited = new Uint8Array(CORNERS.length);
  const line: number[] = [];

  function extend(corner: number, first: number): void {
    visited[corner] = 1;
    for (const side of (CORNERS[corner] as (typeof CORNERS)[number]).sides) {
      if (free[side] === 0) continue;
      const a = SIDE_CORNERS[2 * side] as number;
      const end = a === corner ? (SIDE_CORNERS[2 * side + 1] as number) : a;
      if (visited[end] !== 0) continue;
      line.push(side);
      // Each line is met from both of its ends; it is kept once.
      if (features[end] !== 0) {
        if (end > first && splitsWell(line, connected, regions, lands)) lines.push(line.slice());
      } else if (line.length < LONGEST_CARAVAN) extend(end, first);
      line.pop();
    }
    visited[corner] = 0;
  }

  for (let corner = 0; corner < CORNERS.length; corner++) if (features[corner] !== 0) extend(corner, corner);
  return lines;
}

/** Sides a camel may lie on: inside a region large enough to be split, without river, camel or city (A-CAR-2, S-CITY-3). */
function freeSides(
  terrain: Terrain,
  camels: readonly number[],
  regions: readonly number[],
  lands: readonly (readonly number[])[],
): Uint8Array {
  const free = new Uint8Array(SIDES.length);
  let large = 0;
  for (let region = 0; region < lands.length; region++)
    if ((lands[region] as readonly number[]).length >= 2 * SMALLEST_REGION) large |= 1 << region;
  for (let side = 0; side < SIDES.length; side++) {
    const a = SIDE_SPACES[2 * side] as number;
    const b = SIDE_SPACES[2 * side + 1] as number;
    if (terrain.barred[side] !== 0 || ((regions[a] as number) & large) === 0) continue;
    if (terrain.cities.includes(a) || terrain.cities.includes(b)) continue;
    free[side] = 1;
  }
  for (const side of camels) free[side] = 0;
  return free;
}

/** Scratch space of splitsWell: a space is seen, or cut off from a neighbour, in the round that bears this number. */
const seenIn = new Uint32Array(SPACE_COUNT);
const cutIn = new Uint32Array(SPACE_COUNT * SPACE_COUNT);
const queue = new Uint8Array(SPACE_COUNT);
let round = 0;

/** A-CAR-7. The part on one side of the line must not reach its other side, and both parts must be large enough. */
function splitsWell(
  line: readonly number[],
  connected: readonly (readonly number[])[],
  regions: readonly number[],
  lands: readonly (readonly number[])[],
): boolean {
  round += 1;
  for (const side of line) {
    const a = SIDE_SPACES[2 * side] as number;
    const b = SIDE_SPACES[2 * side + 1] as number;
    cutIn[a * SPACE_COUNT + b] = round;
    cutIn[b * SPACE_COUNT + a] = round;
  }
  const start = SIDE_SPACES[2 * (line[0] as number)] as number;
  const beyond = SIDE_SPACES[2 * (line[0] as number) + 1] as number;
  const total = (lands[31 - Math.clz32(regions[start] as number)] as readonly number[]).length;
  const largest = total - SMALLEST_REGION;
  seenIn[start] = round;
  queue[0] = start;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const space = queue[i] as number;
    const around = connected[space] as readonly number[];
    for (let n = 0; n < around.length; n++) {
      const other = around[n] as number;
      if (seenIn[other] === round || cutIn[space * SPACE_COUNT + other] === round || !isLand(other)) continue;
      if (other === beyond || size === largest) return false;
      seenIn[other] = round;
      queue[size++] = other;
    }
  }
  return size >= SMALLEST_REGION;
}

/** The sides with which some legal caravan goes on after the sides drawn so far; none when it is complete (D-CAR). */
export function caravanNext(
  caravans: readonly (readonly number[])[],
  drawn: readonly number[],
  longest: number,
): number[] {
  const next: number[] = [];
  for (const line of caravans) {
    if (line.length > longest) continue;
    const forward = follows(line, drawn);
    if (forward >= 0 && !next.includes(forward)) next.push(forward);
    const backward = followsBackward(line, drawn);
    if (backward >= 0 && !next.includes(backward)) next.push(backward);
  }
  return next;
}

function follows(line: readonly number[], drawn: readonly number[]): number {
  for (let i = 0; i < drawn.length; i++) if (line[i] !== drawn[i]) return -1;
  return line[drawn.length] ?? -1;
}

function followsBackward(line: readonly number[], drawn: readonly number[]): number {
  const last = line.length - 1;
  for (let i = 0; i < drawn.length; i++) if (line[last - i] !== drawn[i]) return -1;
  return line[last - drawn.length] ?? -1;
}
