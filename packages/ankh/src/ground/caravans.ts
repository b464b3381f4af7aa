import { missing } from '@ennead/kernel';
import { CORNERS, SIDE_CORNERS, SIDE_SPACES, SIDES } from '../map/sides.ts';
import { NEIGHBOURS, SPACE_COUNT } from '../map/spaces.ts';
import type { Terrain } from './terrain.ts';

/** A-CAR-6. */
const LONGEST_CARAVAN = 6;
/** A-CAR-7: land spaces a region keeps at least. */
export const SMALLEST_REGION = 6;

type Line = readonly number[];

/** The legal lines of one region, and by side those that begin or end with it. */
interface Lines {
  readonly all: readonly Line[];
  readonly byEnd: ReadonlyMap<number, readonly Line[]>;
}

/** Lines found lately, by the land spaces of a region: most regions outlive a caravan unchanged, and many come again. */
const known = new Map<string, Lines>();
const KNOWN_AT_MOST = 20_000;

/**
 * Every line of camels that may be drawn: from one feature to another by free sides, meeting no feature on
 * the way, splitting one region into two of at least six land spaces each (A-CAR-2 to A-CAR-8).
 */
export function legalLines(terrain: Terrain, lands: readonly (readonly number[])[]): readonly Line[] {
  const all: Line[] = [];
  for (const land of lands) for (const line of linesOf(terrain, land).all) all.push(line);
  return all;
}

const NO_LINES: readonly Line[] = [];

/** Those of them that begin or end with a side of this region. */
export function linesFrom(terrain: Terrain, land: readonly number[], side: number): readonly Line[] {
  return linesOf(terrain, land).byEnd.get(side) ?? NO_LINES;
}

/** Grounds share the list of a region that a caravan left as it was. */
const ofLand = new WeakMap<readonly number[], Lines>();
const NONE: Lines = { all: NO_LINES, byEnd: new Map() };

function linesOf(terrain: Terrain, land: readonly number[]): Lines {
  if (land.length < 2 * SMALLEST_REGION) return NONE;
  let lines = ofLand.get(land);
  if (lines === undefined) {
    lines = linesKnownBy(`${terrain.key}:${land.join('.')}`, terrain, land);
    ofLand.set(land, lines);
  }
  return lines;
}

function linesKnownBy(key: string, terrain: Terrain, land: readonly number[]): Lines {
  let lines = known.get(key);
  if (lines === undefined) {
    const all = linesWithin(terrain, land);
    lines = { all, byEnd: sortedByEnd(all) };
    if (known.size >= KNOWN_AT_MOST) known.clear();
    known.set(key, lines);
  }
  return lines;
}

function sortedByEnd(lines: readonly Line[]): Map<number, Line[]> {
  const byEnd = new Map<number, Line[]>();
  for (const line of lines)
    for (const end of new Set([line[0], line.at(-1)])) enterAt(byEnd, end ?? missing(), line);
  return byEnd;
}

function enterAt(byEnd: Map<number, Line[]>, end: number, line: Line): void {
  const there = byEnd.get(end);
  if (there === undefined) byEnd.set(end, [line]);
  else there.push(line);
}

/**
 * The legal lines of one region. They depend on its land alone: a corner touches a feature exactly where not all three
 * spaces around it are of the region, since rivers and camels lie only between two regions (A-CAR-8, A-INV-8).
 */
function linesWithin(terrain: Terrain, land: readonly number[]): Line[] {
  const within = new Uint8Array(SPACE_COUNT);
  for (const space of land) within[space] = 1;
  const free = freeSides(terrain, within);
  const features = Uint8Array.from(CORNERS, ({ spaces }) =>
    spaces.length === 3 && spaces.every((space) => within[space] === 1) ? 0 : 1,
  );
  const lines: Line[] = [];
  const visited = new Uint8Array(CORNERS.length);
  const line: number[] = [];

  function extend(corner: number, first: number): void {
    visited[corner] = 1;
    for (const side of (CORNERS[corner] ?? missing()).sides) {
      if (free[side] === 0) continue;
      const a = SIDE_CORNERS[2 * side] ?? missing();
      const end = a === corner ? (SIDE_CORNERS[2 * side + 1] ?? missing()) : a;
      if (visited[end] !== 0) continue;
      line.push(side);
      // Each line is met from both of its ends; it is kept once.
      if (features[end] !== 0) {
        if (end > first && splitsWell(line, within, land)) lines.push(line.slice());
      } else if (line.length < LONGEST_CARAVAN) extend(end, first);
      line.pop();
    }
    visited[corner] = 0;
  }

  for (let corner = 0; corner < CORNERS.length; corner++) if (features[corner] !== 0) extend(corner, corner);
  return lines;
}

/** Sides a camel may lie on: between two spaces of the region, neither of them a city (A-CAR-2, S-CITY-3). */
function freeSides({ cities }: Terrain, within: Uint8Array): Uint8Array {
  const free = new Uint8Array(SIDES.length);
  for (let side = 0; side < SIDES.length; side++) {
    const a = SIDE_SPACES[2 * side] ?? missing();
    const b = SIDE_SPACES[2 * side + 1] ?? missing();
    if (within[a] === 1 && within[b] === 1 && !cities.includes(a) && !cities.includes(b)) free[side] = 1;
  }
  return free;
}

const seen = new Uint8Array(SPACE_COUNT);
const queue = new Uint8Array(SPACE_COUNT);

/** A-CAR-7. The part on one side of the line must not reach its other side, and both parts must be large enough. */
function splitsWell(line: Line, within: Uint8Array, land: readonly number[]): boolean {
  const start = SIDE_SPACES[2 * (line[0] ?? missing())] ?? missing();
  const beyond = SIDE_SPACES[2 * (line[0] ?? missing()) + 1] ?? missing();
  seen.fill(0);
  seen[start] = 1;
  queue[0] = start;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const space = queue[i] ?? missing();
    for (const other of NEIGHBOURS[space] ?? missing()) {
      if (seen[other] !== 0 || within[other] === 0 || crosses(line, space, other)) continue;
      seen[other] = 1;
      queue[size++] = other;
    }
  }
  return seen[beyond] === 0 && size >= SMALLEST_REGION && land.length - size >= SMALLEST_REGION;
}

function crosses(line: Line, a: number, b: number): boolean {
  for (let i = 0; i < line.length; i++) {
    const side = 2 * (line[i] ?? missing());
    const low = SIDE_SPACES[side] ?? missing();
    const high = SIDE_SPACES[side + 1] ?? missing();
    if ((low === a && high === b) || (low === b && high === a)) return true;
  }
  return false;
}

/** The sides with which some legal caravan goes on after the sides drawn so far; none when it is complete (D-CAR). */
export function caravanNext(
  caravans: readonly (readonly number[])[],
  drawn: readonly number[],
  longest: number,
): number[] {
  const next: number[] = [];
  for (let i = 0; i < caravans.length; i++) {
    const line = caravans[i] ?? missing();
    if (line.length > longest) continue;
    offer(follows(line, drawn), next);
    offer(followsBackward(line, drawn), next);
  }
  for (let i = 0; i < next.length; i++) offered[next[i] ?? missing()] = 0;
  return next;
}

/** By side: 1 once it stands on the list under way, 0 between two lists. */
const offered = new Uint8Array(SIDES.length);

function offer(side: number, next: number[]): void {
  if (side < 0 || offered[side] === 1) return;
  offered[side] = 1;
  next.push(side);
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
