import { fail, ok, type Result } from '@ennead/kernel';
import { ANKH_POOL, CAMELS, CONFLICT_TOKENS, MONUMENTS_PER_KIND, WARRIORS } from '../box.ts';
import { SMALLEST_REGION } from '../ground/caravans.ts';
import { type Ground, groundKey, groundOf } from '../ground/ground.ts';
import { terrainKey } from '../ground/terrain.ts';
import { findSide, SIDE_SPACES } from '../map/sides.ts';
import { findSpace, isLand, SPACES } from '../map/spaces.ts';
import type { City, Layout, Piece } from './layout.ts';

/** Checks a layout from outside against the board and the box. The sentence names the piece and the reason. */
export function readLayout(input: unknown): Result<Layout> {
  const layout = shapeOf(input);
  if (layout === null)
    return refuse('A layout has players, camels, conflictOrder and pieces, as lists and records.');
  const problem =
    wrongSpaces(layout) ??
    wrongPieces(layout) ??
    wrongCounts(layout) ??
    wrongCamels(layout) ??
    wrongRegions(layout);
  return problem === null ? ok(layout) : refuse(problem);
}

function refuse(message: string) {
  return fail('bad-layout', message);
}

/** The ground of a layout whose names are known to be right. */
export function groundOfLayout({ camels, closed = [], cities = [], noTokens = [] }: Layout): string {
  const spaces = (names: readonly string[]) => names.map((name) => findSpace(name) as number);
  const terrain = terrainKey(spaces(closed), spaces(cities.map(({ at }) => at)), spaces(noTokens));
  return groundKey(
    terrain,
    camels.map((name) => findSide(name) as number),
  );
}

type Loose<T> = { readonly [K in keyof T]?: unknown };

/** The layout if every field has the type it should have. */
function shapeOf(input: unknown): Layout | null {
  if (typeof input !== 'object' || input === null) return null;
  const { players, layout, camels, conflictOrder, pieces, cities, noTokens, closed } = input as Loose<Layout>;
  const isShaped =
    isCount(players) &&
    (layout === undefined || typeof layout === 'string') &&
    isListOf(camels, isText) &&
    isRecordOf(conflictOrder, isCount) &&
    isListOf(pieces, isPiece) &&
    (cities === undefined || isListOf(cities, isCity)) &&
    (noTokens === undefined || isListOf(noTokens, isText)) &&
    (closed === undefined || isListOf(closed, isText));
  return isShaped ? (input as Layout) : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

function isRecordOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is Record<string, T> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isItem)
  );
}

function isPiece(value: unknown): value is Piece {
  if (typeof value !== 'object' || value === null) return false;
  const { at, piece, player, followers } = value as Loose<Piece>;
  return (
    isText(at) &&
    isText(piece) &&
    (player === undefined || isCount(player)) &&
    (followers === undefined || isCount(followers))
  );
}

function isCity(value: unknown): value is City {
  if (typeof value !== 'object' || value === null) return false;
  const { at, name, controller } = value as Loose<City>;
  return isText(at) && isText(name) && (controller === undefined || isCount(controller));
}

function wrongSpaces({
  pieces,
  cities = [],
  noTokens = [],
  closed = [],
  conflictOrder,
}: Layout): string | null {
  const cityNames = cities.map(({ at }) => at);
  for (const name of closed)
    if (findSpace(name) === undefined) return `The map has no space ${name} to close.`;
  for (const [names, thing] of [
    [cityNames, 'city'],
    [noTokens, 'grey space'],
    [Object.keys(conflictOrder), 'conflict number'],
    [pieces.map(({ at }) => at), 'piece'],
  ] as const) {
    for (const name of names) {
      const space = findSpace(name);
      if (space === undefined) return `The ${thing} on ${name}: the map has no such space.`;
      if (!isLand(space)) return `The ${thing} on ${name}: that is water.`;
      if (closed.includes(name)) return `The ${thing} on ${name}: that space is closed.`;
    }
  }
  const twice = firstDouble([...cityNames, ...pieces.map(({ at }) => at)]);
  return twice === null ? null : `Two pieces stand on ${twice}.`;
}

const FIGURES: readonly string[] = ['god', 'warrior'];
const MONUMENTS: readonly string[] = ['obelisk', 'temple', 'pyramid', 'site'];

function wrongPieces({ pieces, players, noTokens = [] }: Layout): string | null {
  for (const { at, piece, player } of pieces) {
    const name = `The ${piece} on ${at}`;
    const isFigure = FIGURES.includes(piece);
    if (!isFigure && !MONUMENTS.includes(piece)) return `${name}: there is no such piece.`;
    if (isFigure && player === undefined) return `${name} is nobody's.`;
    if (player !== undefined && player > players) return `${name} is of player ${player} of ${players}.`;
    if (!isFigure && noTokens.includes(at)) return `${name}: no token may lie there.`;
  }
  return null;
}

/** Pieces within what the box holds (section 3 of the rules). */
function wrongCounts({ pieces, players }: Layout): string | null {
  const count = (test: (piece: Piece) => boolean) => pieces.filter(test).length;
  for (let player = 1; player <= players; player++) {
    const gods = count((each) => each.piece === 'god' && each.player === player);
    if (gods !== 1) return `Player ${player} has ${gods} gods on the board instead of one.`;
    const warriors = count((each) => each.piece === 'warrior' && each.player === player);
    if (warriors < 1) return `Player ${player} has no warrior on the board.`;
    if (warriors > WARRIORS) return `Player ${player} has ${warriors} warriors; the box has ${WARRIORS}.`;
    const ankhs = count((each) => MONUMENTS.includes(each.piece) && each.player === player);
    if (ankhs > ANKH_POOL)
      return `Player ${player} controls ${ankhs} monuments; there are ${ANKH_POOL} tokens.`;
  }
  for (const kind of ['obelisk', 'temple', 'pyramid']) {
    const placed = count(({ piece }) => piece === kind);
    if (placed > MONUMENTS_PER_KIND)
      return `There are ${placed} ${kind}s on the board; the box has ${MONUMENTS_PER_KIND}.`;
  }
  return null;
}

function wrongCamels({ camels, cities = [], closed = [] }: Layout): string | null {
  if (camels.length > CAMELS) return `There are ${camels.length} camels; the box has ${CAMELS}.`;
  for (const name of camels) {
    const side = findSide(name);
    if (side === undefined) return `The camel on ${name}: no two land spaces share that side.`;
    const spaces = [SIDE_SPACES[2 * side], SIDE_SPACES[2 * side + 1]].map((space) => SPACES[space as number]);
    for (const space of spaces as string[]) {
      if (cities.some(({ at }) => at === space)) return `The camel on ${name} touches the city on ${space}.`;
      if (closed.includes(space)) return `The camel on ${name}: ${space} is closed.`;
    }
  }
  const twice = firstDouble(camels);
  return twice === null ? null : `Two camels lie on ${twice}.`;
}

/** One conflict number per region, counted from 1, and no region too small (A-MAP-12, A-INV-8). */
function wrongRegions(layout: Layout): string | null {
  const ground = groundOf({ ground: groundOfLayout(layout) });
  const { lands, regionCount } = ground;
  for (const land of lands)
    if (land.length < SMALLEST_REGION)
      return `The region of ${SPACES[land[0] as number]} has ${land.length} land spaces; it needs ${SMALLEST_REGION}.`;
  for (const name of layout.camels)
    if (!separates(ground, findSide(name) as number)) return `The camel on ${name} separates no two regions.`;
  if (regionCount > CONFLICT_TOKENS)
    return `There are ${regionCount} regions; the box has 8 conflict tokens.`;
  const numbers = conflictNumbers(layout, ground);
  for (const [region, given] of numbers.entries()) {
    const first = SPACES[lands[region]?.[0] as number];
    if (given.length !== 1)
      return `The region of ${first} has ${given.length} conflict numbers instead of one.`;
    if ((given[0] as number) > regionCount)
      return `The region of ${first} has number ${given[0]}; there are ${regionCount} regions.`;
  }
  const twice = firstDouble(numbers.flat());
  return twice === null ? null : `Two regions have conflict number ${twice}.`;
}

function separates({ regions }: Ground, side: number): boolean {
  return regions[SIDE_SPACES[2 * side] as number] !== regions[SIDE_SPACES[2 * side + 1] as number];
}

/** By region: the numbers the layout gives it. */
export function conflictNumbers({ conflictOrder }: Layout, { regions, regionCount }: Ground): number[][] {
  const numbers: number[][] = Array.from({ length: regionCount }, () => []);
  for (const [name, number] of Object.entries(conflictOrder)) {
    const region = 31 - Math.clz32(regions[findSpace(name) as number] as number);
    numbers[region]?.push(number);
  }
  return numbers;
}

function firstDouble<T>(items: readonly T[]): T | null {
  return items.find((item, at) => items.indexOf(item) !== at) ?? null;
}
