import {
  fail,
  type InputKind,
  isRecord,
  ok,
  type Result,
  readFields,
  shown,
  strayField,
} from '@ennead/kernel';
import { MOST_PLAYERS } from '../box.ts';
import { SIDES } from '../map/sides.ts';
import { SPACE_COUNT } from '../map/spaces.ts';
import type { City, Layout, Piece } from './layout.ts';
import { problemInScenario } from './layout-in-scenario.ts';
import { type LayoutProblem, problemOfLayout } from './layout-problem.ts';

const LAYOUT_INPUT: InputKind = { what: 'A layout', code: 'bad-layout', depth: 4, values: 2000, text: 60 };

const FIELDS = [
  'players',
  'layout',
  'camels',
  'conflictOrder',
  'pieces',
  'cities',
  'noTokens',
  'closed',
] satisfies (keyof Layout)[];

/**
 * Checks a layout from outside against the board, the box and the rules of a scenario, if one is named. The sentence names
 * the piece and the reason.
 */
export function readLayout(input: unknown, scenario?: string): Result<Layout> {
  const read = readFields(input, LAYOUT_INPUT, FIELDS);
  if (!read.ok) return read;
  if (!isLayout(read.value))
    return refuse('A layout has players, camels, conflictOrder and pieces, as lists and records.');
  const layout = read.value;
  const stray = strayWithin(layout);
  if (stray !== null) return refuse(stray);
  const problem =
    problemOfLayout(layout) ?? (scenario === undefined ? null : problemInScenario(scenario, layout));
  return problem === null ? ok(layout) : refuse(wordsOf(problem));
}

function refuse(message: string) {
  return fail('bad-layout', message);
}

type Loose<T> = { readonly [K in keyof T]?: unknown };

/** Whether every field has the type it should have, and no list more entries than the map has places for. */
function isLayout(given: Loose<Layout>): given is Layout {
  const { players, layout, camels, conflictOrder, pieces, cities, noTokens, closed } = given;
  return (
    isCount(players, MOST_PLAYERS) &&
    (layout === undefined || isText(layout)) &&
    isListOf(camels, isText, SIDES.length) &&
    isRecord(conflictOrder) &&
    Object.values(conflictOrder).every((number) => isCount(number, SPACE_COUNT)) &&
    isListOf(pieces, isPiece) &&
    (cities === undefined || isListOf(cities, isCity)) &&
    (noTokens === undefined || isListOf(noTokens, isText)) &&
    (closed === undefined || isListOf(closed, isText))
  );
}

function strayWithin({ pieces, cities = [] }: Layout): string | null {
  for (const piece of pieces) {
    const stray = strayField(piece, ['at', 'piece', 'player', 'followers'] satisfies (keyof Piece)[]);
    if (stray !== null) return `The ${shown(piece.piece)} on ${shown(piece.at)} has no field ${stray}.`;
  }
  for (const city of cities) {
    const stray = strayField(city, ['at', 'name', 'controller'] satisfies (keyof City)[]);
    if (stray !== null) return `The city on ${shown(city.at)} has no field ${stray}.`;
  }
  return null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const MOST_FOLLOWERS = 99;

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= most;
}

function isListOf<T>(
  value: unknown,
  isItem: (item: unknown) => item is T,
  most: number = SPACE_COUNT,
): value is T[] {
  return Array.isArray(value) && value.length <= most && value.every(isItem);
}

function isPiece(value: unknown): value is Piece {
  if (!isRecord(value)) return false;
  const { at, piece, player, followers }: Loose<Piece> = value;
  return (
    isText(at) &&
    isText(piece) &&
    (player === undefined || isCount(player, MOST_PLAYERS)) &&
    (followers === undefined || isCount(followers, MOST_FOLLOWERS))
  );
}

function isCity(value: unknown): value is City {
  if (!isRecord(value)) return false;
  const { at, name, controller }: Loose<City> = value;
  return isText(at) && isText(name) && (controller === undefined || isCount(controller, MOST_PLAYERS));
}

function wordsOf(problem: LayoutProblem): string {
  switch (problem.kind) {
    case 'no-closed':
      return `The map has no space ${problem.at} to close.`;
    case 'no-space':
      return `The ${problem.thing} on ${problem.at}: the map has no such space.`;
    case 'water':
      return `The ${problem.thing} on ${problem.at}: that is water.`;
    case 'closed':
      return `The ${problem.thing} on ${problem.at}: that space is closed.`;
    case 'two-pieces':
      return `Two pieces stand on ${problem.at}.`;
    case 'no-piece':
      return `The ${problem.piece} on ${problem.at}: there is no such piece.`;
    case 'nobodys':
      return `The ${problem.piece} on ${problem.at} is nobody's.`;
    case 'no-player':
      return `The ${problem.piece} on ${problem.at} is of player ${problem.player} of ${problem.players}.`;
    case 'no-tokens':
      return `The ${problem.piece} on ${problem.at}: no token may lie there.`;
    case 'gods':
      return `Player ${problem.player} has ${problem.count} gods on the board instead of one.`;
    case 'no-warrior':
      return `Player ${problem.player} has no warrior on the board.`;
    case 'warriors':
      return `Player ${problem.player} has ${problem.count} warriors; the box has ${problem.most}.`;
    case 'ankhs':
      return `Player ${problem.player} controls ${problem.count} monuments; there are ${problem.most} tokens.`;
    case 'monuments':
      return `There are ${problem.count} ${problem.piece}s on the board; the box has ${problem.most}.`;
    case 'camels':
      return `There are ${problem.count} camels; the box has ${problem.most}.`;
    case 'camel-side':
      return `The camel on ${problem.side}: no two land spaces share that side.`;
    case 'camel-city':
      return `The camel on ${problem.side} touches the city on ${problem.at}.`;
    case 'camel-closed':
      return `The camel on ${problem.side}: ${problem.at} is closed.`;
    case 'two-camels':
      return `Two camels lie on ${problem.side}.`;
    case 'idle-camel':
      return `The camel on ${problem.side} separates no two regions.`;
    case 'small-region':
      return `The region of ${problem.at} has ${problem.count} land spaces; it needs ${problem.least}.`;
    case 'regions':
      return `There are ${problem.count} regions; the box has ${problem.most} conflict tokens.`;
    case 'numbers':
      return `The region of ${problem.at} has ${problem.count} conflict numbers instead of one.`;
    case 'number-high':
      return `The region of ${problem.at} has number ${problem.number}; there are ${problem.count} regions.`;
    case 'same-number':
      return `Two regions have conflict number ${problem.number}.`;
    case 'players':
      return `The scenario is for ${problem.least} to ${problem.most} players, not for ${problem.players}.`;
    case 'cities':
      return `The scenario needs two cities; there are ${problem.count}.`;
    case 'two-cities':
      return `Player ${problem.player} controls two cities.`;
    case 'site':
      return `The site on ${problem.at}: this scenario has no building sites.`;
    case 'built':
      return `The ${problem.piece} on ${problem.at}: this scenario begins with building sites alone.`;
    case 'starts':
      return `Player ${problem.player} has ${problem.count} building sites instead of one.`;
  }
}
