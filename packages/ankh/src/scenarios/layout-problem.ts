import { missing } from '@ennead/kernel';
import { ANKH_POOL, CAMELS, CONFLICT_TOKENS, MONUMENTS_PER_KIND, WARRIORS } from '../box.ts';
import { SMALLEST_REGION } from '../ground/caravans.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { findSide, SIDE_SPACES } from '../map/sides.ts';
import { findSpace, isLand, SPACES } from '../map/spaces.ts';
import { conflictNumbers, groundOfLayout } from './ground-of-layout.ts';
import type { Layout, Piece } from './layout.ts';

type Thing = 'city' | 'grey space' | 'conflict number' | 'piece';

/** What is wrong with a layout, naming the piece, the space and the number; said in words at the edge. */
export type LayoutProblem =
  | { readonly kind: 'no-closed' | 'two-pieces'; readonly at: string }
  | { readonly kind: 'no-space' | 'water' | 'closed'; readonly thing: Thing; readonly at: string }
  | {
      readonly kind: 'no-piece' | 'nobodys' | 'no-tokens' | 'site' | 'built';
      readonly piece: string;
      readonly at: string;
    }
  | {
      readonly kind: 'no-player';
      readonly piece: string;
      readonly at: string;
      readonly player: number;
      readonly players: number;
    }
  | { readonly kind: 'gods' | 'starts'; readonly player: number; readonly count: number }
  | { readonly kind: 'no-warrior' | 'two-cities'; readonly player: number }
  | { readonly kind: 'players'; readonly players: number; readonly least: number; readonly most: number }
  | { readonly kind: 'cities'; readonly count: number }
  | {
      readonly kind: 'warriors' | 'ankhs';
      readonly player: number;
      readonly count: number;
      readonly most: number;
    }
  | {
      readonly kind: 'monuments';
      readonly piece: 'obelisk' | 'temple' | 'pyramid';
      readonly count: number;
      readonly most: number;
    }
  | { readonly kind: 'camels' | 'regions'; readonly count: number; readonly most: number }
  | { readonly kind: 'camel-side' | 'two-camels' | 'idle-camel'; readonly side: string }
  | { readonly kind: 'camel-city' | 'camel-closed'; readonly side: string; readonly at: string }
  | { readonly kind: 'small-region'; readonly at: string; readonly count: number; readonly least: number }
  | { readonly kind: 'numbers'; readonly at: string; readonly count: number }
  | { readonly kind: 'number-high'; readonly at: string; readonly number: number; readonly count: number }
  | { readonly kind: 'same-number'; readonly number: number };

/** The first thing that is wrong with a layout on this board and with this box; null: nothing is. */
export function problemOfLayout(layout: Layout): LayoutProblem | null {
  return (
    wrongSpaces(layout) ??
    wrongPieces(layout) ??
    wrongCounts(layout) ??
    wrongCamels(layout) ??
    wrongRegions(layout)
  );
}

function wrongSpaces({
  pieces,
  cities = [],
  noTokens = [],
  closed = [],
  conflictOrder,
}: Layout): LayoutProblem | null {
  const cityNames = cities.map(({ at }) => at);
  for (const name of closed) if (findSpace(name) === undefined) return { kind: 'no-closed', at: name };
  for (const [names, thing] of [
    [cityNames, 'city'],
    [noTokens, 'grey space'],
    [Object.keys(conflictOrder), 'conflict number'],
    [pieces.map(({ at }) => at), 'piece'],
  ] as const) {
    for (const name of names) {
      const space = findSpace(name);
      if (space === undefined) return { kind: 'no-space', thing, at: name };
      if (!isLand(space)) return { kind: 'water', thing, at: name };
      if (closed.includes(name)) return { kind: 'closed', thing, at: name };
    }
  }
  const twice = firstDouble([...cityNames, ...pieces.map(({ at }) => at)]);
  return twice === null ? null : { kind: 'two-pieces', at: twice };
}

const FIGURES: readonly string[] = ['god', 'warrior'];
const MONUMENTS: readonly string[] = ['obelisk', 'temple', 'pyramid', 'site'];

function wrongPieces({ pieces, players, noTokens = [] }: Layout): LayoutProblem | null {
  for (const { at, piece, player } of pieces) {
    const isFigure = FIGURES.includes(piece);
    if (!isFigure && !MONUMENTS.includes(piece)) return { kind: 'no-piece', piece, at };
    if (isFigure && player === undefined) return { kind: 'nobodys', piece, at };
    if (player !== undefined && player > players) return { kind: 'no-player', piece, at, player, players };
    if (!isFigure && noTokens.includes(at)) return { kind: 'no-tokens', piece, at };
  }
  return null;
}

/** Pieces within what the box holds (section 3 of the rules). */
function wrongCounts({ pieces, players }: Layout): LayoutProblem | null {
  const count = (test: (piece: Piece) => boolean) => pieces.filter(test).length;
  for (let player = 1; player <= players; player++) {
    const gods = count((each) => each.piece === 'god' && each.player === player);
    if (gods !== 1) return { kind: 'gods', player, count: gods };
    const warriors = count((each) => each.piece === 'warrior' && each.player === player);
    if (warriors < 1) return { kind: 'no-warrior', player };
    if (warriors > WARRIORS) return { kind: 'warriors', player, count: warriors, most: WARRIORS };
    const ankhs = count((each) => MONUMENTS.includes(each.piece) && each.player === player);
    if (ankhs > ANKH_POOL) return { kind: 'ankhs', player, count: ankhs, most: ANKH_POOL };
  }
  for (const kind of ['obelisk', 'temple', 'pyramid'] as const) {
    const placed = count(({ piece }) => piece === kind);
    if (placed > MONUMENTS_PER_KIND)
      return { kind: 'monuments', piece: kind, count: placed, most: MONUMENTS_PER_KIND };
  }
  return null;
}

function wrongCamels({ camels, cities = [], closed = [] }: Layout): LayoutProblem | null {
  if (camels.length > CAMELS) return { kind: 'camels', count: camels.length, most: CAMELS };
  for (const name of camels) {
    const side = findSide(name);
    if (side === undefined) return { kind: 'camel-side', side: name };
    const spaces = [SIDE_SPACES[2 * side], SIDE_SPACES[2 * side + 1]].map((space) => SPACES[space as number]);
    for (const space of spaces as string[]) {
      if (cities.some(({ at }) => at === space)) return { kind: 'camel-city', side: name, at: space };
      if (closed.includes(space)) return { kind: 'camel-closed', side: name, at: space };
    }
  }
  const twice = firstDouble(camels);
  return twice === null ? null : { kind: 'two-camels', side: twice };
}

/** One conflict number per region, counted from 1, and no region too small (A-MAP-12, A-INV-8). */
function wrongRegions(layout: Layout): LayoutProblem | null {
  const ground = groundOf({ ground: groundOfLayout(layout) });
  const { lands, regionCount } = ground;
  for (const land of lands)
    if (land.length < SMALLEST_REGION)
      return {
        kind: 'small-region',
        at: SPACES[land[0] ?? missing()] ?? missing(),
        count: land.length,
        least: SMALLEST_REGION,
      };
  for (const name of layout.camels)
    if (!separates(ground, findSide(name) as number)) return { kind: 'idle-camel', side: name };
  if (regionCount > CONFLICT_TOKENS) return { kind: 'regions', count: regionCount, most: CONFLICT_TOKENS };
  const numbers = conflictNumbers(layout, ground);
  for (const [region, given] of numbers.entries()) {
    const at = SPACES[lands[region]?.[0] ?? missing()] ?? missing();
    if (given.length !== 1) return { kind: 'numbers', at, count: given.length };
    if ((given[0] ?? missing()) > regionCount)
      return { kind: 'number-high', at, number: given[0] ?? missing(), count: regionCount };
  }
  const twice = firstDouble(numbers.flat());
  return twice === null ? null : { kind: 'same-number', number: twice };
}

function separates({ regions }: Ground, side: number): boolean {
  return regions[SIDE_SPACES[2 * side] ?? missing()] !== regions[SIDE_SPACES[2 * side + 1] ?? missing()];
}

function firstDouble<T>(items: readonly T[]): T | null {
  return items.find((item, at) => items.indexOf(item) !== at) ?? null;
}
