import { missing } from '@ennead/kernel';
import { SIDE_SPACES } from '../map/sides.ts';
import { isLand, SPACE_COUNT, WATERS } from '../map/spaces.ts';
import { ascending, keyInOrder } from './key.ts';
import { type Ground, groundWith } from './survey.ts';

/** The ground after a legal caravan, made from the one before: one region falls in two, all else stays (A-CAR-7). */
export function splitGround(before: Ground, caravan: readonly number[]): Ground {
  const adjacent = cut(before.adjacent, caravan);
  const old = before.regions[SIDE_SPACES[2 * (caravan[0] ?? missing())] ?? missing()] ?? missing();
  const number = 31 - Math.clz32(old);
  const land = before.lands[number] ?? missing();
  markReachable(adjacent, land[0] ?? missing());
  const near: number[] = [];
  const far: number[] = [];
  for (const space of land) (reached[space] === 1 ? near : far).push(space);
  // Regions are in the order of their lowest space: the near part keeps its number, the far part goes in behind.
  const lands = before.lands.slice();
  lands[number] = near;
  const place = insert(lands, number + 1, far);
  const regions = before.regions.slice();
  for (let space = 0; space < regions.length; space++)
    regions[space] = makeRoom(regions[space] ?? missing(), place);
  for (const space of far) regions[space] = 1 << place;
  countWaterAnew(before, regions, adjacent, old);
  const camels = before.camels.concat(caravan).sort(ascending);
  return groundWith(before.terrain, {
    key: keyInOrder(before.terrain.key, camels),
    camels,
    regions,
    lands,
    adjacent,
    splits: null,
  });
}

/** Puts a region in its place among those from `first` on, and says which. */
function insert(lands: (readonly number[])[], first: number, land: readonly number[]): number {
  let place = first;
  while (place < lands.length && ((lands[place] ?? missing())[0] ?? missing()) < (land[0] ?? missing()))
    place += 1;
  lands.splice(place, 0, land);
  return place;
}

function cut(adjacent: Ground['adjacent'], caravan: readonly number[]): (readonly number[])[] {
  const left = adjacent.slice();
  for (const side of caravan) {
    const a = SIDE_SPACES[2 * side] ?? missing();
    const b = SIDE_SPACES[2 * side + 1] ?? missing();
    left[a] = without(left[a] ?? missing(), b);
    left[b] = without(left[b] ?? missing(), a);
  }
  return left;
}

function without(spaces: readonly number[], space: number): number[] {
  const left: number[] = [];
  for (const other of spaces) if (other !== space) left.push(other);
  return left;
}

/** By space: 1 if the search under way has reached it. */
const reached = new Uint8Array(SPACE_COUNT);
const found = new Uint8Array(SPACE_COUNT);

/** Marks the land connected to a land space. */
function markReachable(adjacent: readonly (readonly number[])[], start: number): void {
  reached.fill(0);
  reached[start] = 1;
  found[0] = start;
  let count = 1;
  for (let i = 0; i < count; i++) {
    for (const other of adjacent[found[i] ?? missing()] ?? missing()) {
      if (reached[other] === 1 || !isLand(other)) continue;
      reached[other] = 1;
      found[count++] = other;
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
  for (const water of WATERS) {
    if (((before[water] ?? missing()) & old) === 0) continue;
    let bits = 0;
    for (const other of terrain.connected[water] ?? missing())
      if (isLand(other)) bits |= regions[other] ?? missing();
    regions[water] = bits;
  }
  for (const water of WATERS)
    if (((before[water] ?? missing()) & old) !== 0)
      adjacent[water] = sharing(regions, water, terrain.connected[water] ?? missing());
}

/** Those of the spaces that have a region in common with the water. */
function sharing(regions: readonly number[], water: number, spaces: readonly number[]): number[] {
  const bits = regions[water] ?? missing();
  const found: number[] = [];
  for (const other of spaces) if ((bits & (regions[other] ?? missing())) !== 0) found.push(other);
  return found;
}
