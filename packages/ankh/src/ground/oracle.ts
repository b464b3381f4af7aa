/**
 * The geometry of the map once more, by other means: spaces are points in the plane, regions come from
 * union-find, lines of camels from walking corner points. Slow and plain; only tests use it.
 */
import { DESERT_SPACES, FERTILE_SPACES, RIVER_SIDES, WATER_SPACES } from '../map/board.ts';

const LAND = [...FERTILE_SPACES, ...DESERT_SPACES];
const ALL = [...LAND, ...WATER_SPACES];

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(space: string): Point {
  const column = space.charCodeAt(0) - 65;
  const row = Number(space.slice(1));
  return { x: column * 1.5, y: Math.sqrt(3) * (row + (column % 2 === 1 ? 0.5 : 0)) };
}

function corners(space: string): string[] {
  const { x, y } = centre(space);
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k;
    return `${(x + Math.cos(angle)).toFixed(2)},${(y + Math.sin(angle)).toFixed(2)}`.replaceAll(
      '-0.00',
      '0.00',
    );
  });
}

export function shareSide(a: string, b: string): boolean {
  const [p, q] = [centre(a), centre(b)];
  return Math.abs(Math.hypot(p.x - q.x, p.y - q.y) - Math.sqrt(3)) < 0.01;
}

function sideOf(a: string, b: string): string {
  const rank = (space: string) => space.charCodeAt(0) * 100 + Number(space.slice(1));
  return rank(a) < rank(b) ? `${a}-${b}` : `${b}-${a}`;
}

/** Land spaces of each region, as sets. */
export function oracleRegions(camels: readonly string[], closed: readonly string[] = []): Set<string>[] {
  const parent = new Map(LAND.filter((space) => !closed.includes(space)).map((space) => [space, space]));
  const root = (space: string): string => {
    let at = space;
    while (parent.get(at) !== at) at = parent.get(at) as string;
    return at;
  };
  for (const a of parent.keys())
    for (const b of parent.keys()) {
      const side = sideOf(a, b);
      if (shareSide(a, b) && !RIVER_SIDES.includes(side) && !camels.includes(side))
        parent.set(root(a), root(b));
    }
  const regions = new Map<string, Set<string>>();
  for (const space of parent.keys())
    regions.set(root(space), (regions.get(root(space)) ?? new Set()).add(space));
  return [...regions.values()];
}

/** The regions a space is in: its own on land, those of all land around it on water. */
function regionsAt(space: string, regions: readonly Set<string>[]): Set<string>[] {
  return regions.filter((region) =>
    LAND.includes(space) ? region.has(space) : [...region].some((land) => shareSide(land, space)),
  );
}

/** A-MAP-13, word by word. */
export function oracleAdjacent(
  a: string,
  b: string,
  camels: readonly string[],
  closed: readonly string[] = [],
): boolean {
  if (closed.includes(a) || closed.includes(b) || !shareSide(a, b)) return false;
  const side = sideOf(a, b);
  if (RIVER_SIDES.includes(side) || camels.includes(side)) return false;
  const regions = oracleRegions(camels, closed);
  const [ofA, ofB] = [regionsAt(a, regions), regionsAt(b, regions)];
  return ofA.some((region) => ofB.includes(region));
}

/** Every legal caravan as a sorted list of sides: tries all walks along sides and keeps those the rules allow. */
export function oracleCaravans(
  camels: readonly string[],
  closed: readonly string[] = [],
  cities: readonly string[] = [],
): Set<string> {
  const open = ALL.filter((space) => !closed.includes(space));
  const around = new Map<string, string[]>();
  for (const space of open)
    for (const corner of corners(space)) around.set(corner, [...(around.get(corner) ?? []), space]);
  const ends = new Map<string, string[]>();
  for (const a of open)
    for (const b of open) {
      if (!shareSide(a, b)) continue;
      const shared = corners(a).filter((corner) => corners(b).includes(corner));
      ends.set(sideOf(a, b), shared);
    }
  const isBorder = (side: string) => RIVER_SIDES.includes(side) || camels.includes(side);
  const isFeature = (corner: string): boolean => {
    const spaces = around.get(corner) as string[];
    return (
      spaces.length < 3 ||
      spaces.some((space) => WATER_SPACES.includes(space)) ||
      [...ends].some(([side, shared]) => shared.includes(corner) && isBorder(side))
    );
  };
  const features = new Set([...around.keys()].filter(isFeature));
  const free = [...ends].filter(([side]) => {
    const [a, b] = side.split('-') as [string, string];
    return (
      LAND.includes(a) && LAND.includes(b) && !isBorder(side) && !cities.includes(a) && !cities.includes(b)
    );
  });
  const before = oracleRegions(camels, closed);
  const found = new Set<string>();
  const walk = (corner: string, visited: readonly string[], line: readonly string[]): void => {
    for (const [side, shared] of free) {
      if (!shared.includes(corner)) continue;
      const end = shared.find((other) => other !== corner) as string;
      if (visited.includes(end)) continue;
      const longer = [...line, side];
      if (!features.has(end)) {
        if (longer.length < 6) walk(end, [...visited, end], longer);
        continue;
      }
      const key = [...longer].sort().join(' ');
      if (found.has(key)) continue;
      const after = oracleRegions([...camels, ...longer], closed);
      const changed = after.filter(
        (region) => !before.some((old) => old.size === region.size && [...old].every((s) => region.has(s))),
      );
      if (
        after.length === before.length + 1 &&
        changed.length === 2 &&
        changed.every(({ size }) => size >= 6)
      )
        found.add(key);
    }
  };
  for (const corner of features) walk(corner, [corner], []);
  return found;
}
