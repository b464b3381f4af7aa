import { fail, ok, type Result } from '@ennead/kernel';
import type { City, Layout, Piece } from './layout.ts';
import { problemInScenario } from './layout-in-scenario.ts';
import { type LayoutProblem, problemOfLayout } from './layout-problem.ts';

/**
 * Checks a layout from outside against the board, the box and the rules of a scenario, if one is named. The sentence names
 * the piece and the reason.
 */
export function readLayout(input: unknown, scenario?: string): Result<Layout> {
  const layout = shapeOf(input);
  if (layout === null)
    return refuse('A layout has players, camels, conflictOrder and pieces, as lists and records.');
  const problem =
    problemOfLayout(layout) ?? (scenario === undefined ? null : problemInScenario(scenario, layout));
  return problem === null ? ok(layout) : refuse(wordsOf(problem));
}

function refuse(message: string) {
  return fail('bad-layout', message);
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
