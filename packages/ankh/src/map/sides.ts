import { missing } from '@ennead/kernel';
import { RIVER_SIDES } from './board.ts';
import { CELLS, DIRECTIONS, isLand, NEIGHBOURS, SPACE_COUNT, SPACES } from './spaces.ts';

/** By the two spaces it separates: 'E4-F4'. */
export type SideName = `${string}-${string}`;

/** A side shared by two land spaces: where a river or a camel can lie. */
interface Side {
  readonly name: SideName;
  /** The two spaces it separates, lower number first. */
  readonly between: readonly [number, number];
  /** The two corners it connects. */
  readonly corners: readonly [number, number];
  readonly river: boolean;
}

/** A point where up to three spaces meet. */
interface Corner {
  /** The spaces around it. Fewer than three: it lies on the outer edge of the map. */
  readonly spaces: number[];
  /** The sides between land spaces that end here. */
  readonly sides: number[];
}

export const CORNERS: Corner[] = [];

/** Corner numbers of a space, the first lying between north-west and north, then clockwise. */
const cornersOf: readonly (readonly number[])[] = findCorners();

function findCorners(): number[][] {
  // On a grid where hexes are four units wide and two high, the corners have whole coordinates.
  const offsets = [
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
  ] as const;
  const numbers = new Map<string, number>();
  return CELLS.map(({ column, row }, space) =>
    offsets.map(([right, down]) => {
      const place = `${3 * column + right},${2 * row + (column % 2) + down}`;
      let corner = numbers.get(place);
      if (corner === undefined) {
        corner = CORNERS.push({ spaces: [], sides: [] }) - 1;
        numbers.set(place, corner);
      }
      CORNERS[corner]?.spaces.push(space);
      return corner;
    }),
  );
}

export const SIDES: readonly Side[] = findSides();

function findSides(): Side[] {
  const sides: Side[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    for (const [direction, other] of (DIRECTIONS[space] ?? missing()).entries()) {
      if (other <= space || !isLand(space) || !isLand(other)) continue;
      const corners = cornersOf[space] ?? missing();
      const name = `${SPACES[space]}-${SPACES[other]}` as const;
      sides.push({
        name,
        between: [space, other],
        corners: [corners[direction] ?? missing(), corners[(direction + 1) % 6] ?? missing()],
        river: RIVER_SIDES.includes(name),
      });
    }
  }
  for (const [number, side] of sides.entries())
    for (const corner of side.corners) CORNERS[corner]?.sides.push(number);
  return sides;
}

/** The same as flat tables, for loops that run often. */
export const SIDE_SPACES = Uint8Array.from(SIDES.flatMap(({ between }) => between));
export const SIDE_CORNERS = Uint16Array.from(SIDES.flatMap(({ corners }) => corners));

const NUMBERS = new Map<string, number>(SIDES.map(({ name }, side) => [name, side]));

/** The number of a side, or undefined if no two land spaces share such a side. */
export function findSide(name: string): number | undefined {
  return NUMBERS.get(name);
}

export function sideNamed(name: string): number {
  const side = NUMBERS.get(name);
  if (side === undefined) throw new Error(`no two land spaces share the side ${name}`);
  return side;
}

const NAMES: readonly SideName[] = SIDES.map(({ name }) => name);

export function sideName(side: number): SideName {
  return NAMES[side] ?? missing();
}

export function sideNames(sides: readonly number[]): SideName[] {
  const names: SideName[] = [];
  for (let i = 0; i < sides.length; i++) names.push(sideName(sides[i] ?? missing()));
  return names;
}

/** By space, beside each of its NEIGHBOURS: the number of the side between them, -1 where one of the two is water. */
export const SIDE_TO: readonly (readonly number[])[] = NEIGHBOURS.map((around, space) =>
  around.map(
    (other) =>
      NUMBERS.get(
        space < other ? `${SPACES[space]}-${SPACES[other]}` : `${SPACES[other]}-${SPACES[space]}`,
      ) ?? -1,
  ),
);
