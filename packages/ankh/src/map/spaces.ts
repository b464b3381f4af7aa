import { DESERT_SPACES, FERTILE_SPACES, WATER_SPACES } from './board.ts';

/** A column letter and a row number: 'E4'. */
export type SpaceName = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K'}${number}`;

export const FERTILE = 0;
export const DESERT = 1;
export const WATER = 2;

/** Where a space lies: flat-top hexes, every other column half a hex lower. */
interface Cell {
  readonly column: number;
  readonly row: number;
}

function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 'A'.charCodeAt(0), row: Number(name.slice(1)) };
}

function byColumnThenRow(a: string, b: string): number {
  const [p, q] = [cellOf(a), cellOf(b)];
  return p.column - q.column || p.row - q.row;
}

/** All spaces by number: A1, A2, ... K10, as far as they are on the map (A-MAP-1). */
export const SPACES = [...FERTILE_SPACES, ...DESERT_SPACES, ...WATER_SPACES].sort(
  byColumnThenRow,
) as readonly string[] as readonly SpaceName[];
export const SPACE_COUNT = SPACES.length;

export const CELLS: readonly Cell[] = SPACES.map(cellOf);

const NUMBERS = new Map<string, number>(SPACES.map((name, space) => [name, space]));

/** The number of a space, or undefined if the map has no such space. */
export function findSpace(name: string): number | undefined {
  return NUMBERS.get(name);
}

export function isSpaceName(name: string): name is SpaceName {
  return NUMBERS.has(name);
}

/** The number of a space that is known to exist. */
export function spaceNamed(name: string): number {
  const space = NUMBERS.get(name);
  if (space === undefined) throw new Error(`the map has no space ${name}`);
  return space;
}

export function spaceName(space: number): SpaceName {
  const name = SPACES[space];
  if (name === undefined) throw new Error(`the map has no space number ${space}`);
  return name;
}

export const TERRAIN: readonly number[] = SPACES.map((name) =>
  FERTILE_SPACES.includes(name) ? FERTILE : DESERT_SPACES.includes(name) ? DESERT : WATER,
);

export function isLand(space: number): boolean {
  return TERRAIN[space] !== WATER;
}

/** The water spaces. */
export const WATERS: readonly number[] = WATER_SPACES.map(spaceNamed);

/** Steps to the six neighbours, clockwise from north; every other column lies half a hex lower. */
const EVEN_STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const ODD_STEPS = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

const SPACE_AT = new Map(CELLS.map(({ column, row }, space) => [column * 100 + row, space]));

/** By space: the neighbour in each of the six directions clockwise from north, -1 where the map ends. */
export const DIRECTIONS: readonly (readonly number[])[] = CELLS.map(({ column, row }) =>
  (column % 2 === 0 ? EVEN_STEPS : ODD_STEPS).map(
    ([right, down]) => SPACE_AT.get((column + right) * 100 + row + down) ?? -1,
  ),
);

/** By space: all spaces that share a side with it (A-MAP-17). */
export const NEIGHBOURS: readonly (readonly number[])[] = DIRECTIONS.map((around) =>
  around.filter((space) => space >= 0),
);
