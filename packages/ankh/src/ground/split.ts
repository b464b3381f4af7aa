import { missing } from '@ennead/kernel';
import { SIDE_SPACES } from '../map/sides.ts';
import { isLand, SPACE_COUNT, WATERS } from '../map/spaces.ts';
import { type Ground, groundWith } from './survey.ts';

/** The ground after a legal caravan, made from the one before: one region falls in two, all else stays (A-CAR-7). */
export function splitGround(before: Ground, caravan: readonly number[], key: string): Ground {
  const adjacent = cut(before.adjacent, caravan);
  const old = before.regions[SIDE_SPACES[2 * (caravan[0] ?? missing())] ?? missing()] ?? missing();
  const number = 31 - Math.clz32(old);
  const land = before.lands[number] ?? missing();
  markReachable(adjacent, land[0] ?? missing());
  const near = land.filter((space) => reached[space] === 1);
  const far = land.filter((space) => reached[space] === 0);
  // Regions are in the order of their lowest space: the near part keeps its number, the far part goes in behind.
  const lands = before.lands.toSpliced(number, 1, near);
  let place = number + 1;
  while (place < lands.length && ((lands[place] ?? missing())[0] ?? missing()) < (far[0] ?? missing()))
    place += 1;
  lands.splice(place, 0, far);
  const regions = before.regions.map((bits) => makeRoom(bits, place));
  for (const space of far) regions[space] = 1 << place;
  countWaterAnew(before, regions, adjacent, old);
  return groundWith(before.terrain, {
    key,
    camels: [...before.camels, ...caravan].sort(ascending),
    regions,
    lands,
    adjacent,
  });
}

function ascending(a: number, b: number): number {
  return a - b;
}

function cut(adjacent: Ground['adjacent'], caravan: readonly number[]): (readonly number[])[] {
  const left = adjacent.slice();
  for (const side of caravan) {
    const a = SIDE_SPACES[2 * side] ?? missing();
    const b = SIDE_SPACES[2 * side + 1] ?? missing();
    left[a] = (left[a] ?? missing()).filter((space) => space !== b);
    left[b] = (left[b] ?? missing()).filter((space) => space !== a);
  }
  return left;
}

const reached = new Uint8Array(SPACE_COUNT);

/** Marks the land connected to a land space. */
function markReachable(adjacent: readonly (readonly number[])[], start: number): void {
  const found = [start];
  reached.fill(0);
  reached[start] = 1;
  for (let i = 0; i < found.length; i++) {
    for (const other of adjacent[found[i] ?? missing()] ?? missing()) {
      if (reached[other] === 1 || !isLand(other)) continue;
      reached[other] = 1;
      found.push(other);
    }
  }
}

/** Region bits when a new region comes in at a place: those from there on move up by one. */
function makeRoom(bits: number, place: number): number {
  const below = bits & ((1 << place) - 1);
  return below | ((bits & ~((1 << place) - 1)) << 1);
}

/** Water around the region that was split: what it belongs to (A-MAP-8), and what other water it is adjacent to (A-MAP-16). */
function countWaterAnew(
  { regions: before, terrain }: Ground,
  regions: number[],
  adjacent: (readonly number[])[],
  old: number,
): void {
  const touched = WATERS.filter((water) => ((before[water] ?? missing()) & old) !== 0);
  for (const water of touched) {
    let bits = 0;
    for (const other of terrain.connected[water] ?? missing())
      if (isLand(other)) bits |= regions[other] ?? missing();
    regions[water] = bits;
  }
  for (const water of touched)
    adjacent[water] = (terrain.connected[water] ?? missing()).filter(
      (other) => ((regions[water] ?? missing()) & (regions[other] ?? missing())) !== 0,
    );
}
