import { missing } from '@ennead/kernel';
import { SIDE_TO, SIDES } from '../map/sides.ts';
import { isLand, NEIGHBOURS, SPACE_COUNT } from '../map/spaces.ts';

/** What a scenario's set-up makes of the map, camels aside. It does not change during a game. */
export interface Terrain {
  readonly key: string;
  /** Spaces that exist (S-FLOOD-7: closed ones count as off the map). */
  readonly open: readonly boolean[];
  /** Land spaces a figure may stand on: open and no city (S-CITY-2). */
  readonly standable: readonly boolean[];
  /** Land spaces a monument or token may lie on: standable and not grey (S-CAPITALS-5). */
  readonly buildable: readonly boolean[];
  readonly cities: readonly number[];
  /** By space: the open spaces that share a side with it (A-MAP-17). */
  readonly neighbours: readonly (readonly number[])[];
  /** By space: the open land spaces across a side without river, and every open space across a side of water. */
  readonly connected: readonly (readonly number[])[];
  /** By range, then by space: the standable spaces at distance 1 to range over open spaces (A-MOVE-5). */
  readonly reach: readonly (readonly (readonly number[])[])[];
}

/** Longest move of any figure or card. */
const LONGEST_MOVE = 4;

const known = new Map<string, Terrain>();

/** Numbers joined by dots: closed spaces, cities, grey spaces, separated by slashes. */
export function terrainKey(
  closed: readonly number[],
  cities: readonly number[],
  grey: readonly number[],
): string {
  return `${closed.join('.')}/${cities.join('.')}/${grey.join('.')}`;
}

export function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split('.').map(Number);
}

export function terrainOf(key: string): Terrain {
  let terrain = known.get(key);
  if (terrain === undefined) {
    terrain = survey(key);
    if (known.size >= 1000) known.clear();
    known.set(key, terrain);
  }
  return terrain;
}

function survey(key: string): Terrain {
  const [closed = [], cities = [], grey = []] = key.split('/').map(numbersOf);
  const spaces = [...Array(SPACE_COUNT).keys()];
  const open = spaces.map((space) => !closed.includes(space));
  const standable = spaces.map((space) => open[space] === true && isLand(space) && !cities.includes(space));
  const buildable = spaces.map((space) => standable[space] === true && !grey.includes(space));
  const neighbours = NEIGHBOURS.map((around, space) =>
    open[space] ? around.filter((other) => open[other]) : [],
  );
  const reach = [...Array(LONGEST_MOVE + 1).keys()].map((range) =>
    spaces.map((from) => within(neighbours, from, range).filter((space) => standable[space])),
  );
  // Sides that nothing is connected across: rivers, and those of closed spaces.
  const barred = Uint8Array.from(SIDES, ({ river, between: [a, b] }) =>
    river || !open[a] || !open[b] ? 1 : 0,
  );
  const connected = neighbours.map((around, space) =>
    around.filter((other) => !isBarred(barred, space, other)),
  );
  return { key, open, standable, buildable, cities, neighbours, connected, reach };
}

function isBarred(barred: Uint8Array, a: number, b: number): boolean {
  const side = SIDE_TO[a]?.[(NEIGHBOURS[a] ?? missing()).indexOf(b)] ?? -1;
  return side >= 0 && barred[side] !== 0;
}

/** Spaces at distance 1 to `range`, nearest first. */
function within(neighbours: readonly (readonly number[])[], from: number, range: number): number[] {
  const found = [from];
  let ring = [from];
  for (let distance = 1; distance <= range; distance++) {
    const next: number[] = [];
    for (const space of ring) {
      for (const other of neighbours[space] ?? missing()) {
        if (found.includes(other)) continue;
        found.push(other);
        next.push(other);
      }
    }
    ring = next;
  }
  return found.slice(1);
}
