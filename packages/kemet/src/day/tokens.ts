import type { Option, Seat } from '@ennead/kernel';
import { SPACES } from '../data/action-board.ts';
import { ROWS } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { GOLD_TOKEN, has, SILVER_TOKEN } from '../tiles/moments.ts';

/** Where tokens may be placed (K-DAY-2 to 7). */

export const REGULAR_OPTIONS: readonly string[] = SPACES.map(({ id }) => id);
export const SILVER_OPTIONS: readonly string[] = SPACES.map(({ id }) => `silver:${id}`);
export const GOLD_OPTIONS: readonly string[] = ['gold:move', 'gold:recruit'];

/** By set of occupied spaces: how many rows hold no token. */
const EMPTY_ROWS: readonly number[] = Array.from(
  { length: 1 << SPACES.length },
  (_, spaces) => ROWS.filter((row) => (spaces & row) === 0).length,
);

export function emptyRows(spaces: number): number {
  return EMPTY_ROWS[spaces] as number;
}

function hasSilver(state: KemetState, seat: Seat): boolean {
  return state.silver[seat] === -1 && has(state, seat, SILVER_TOKEN);
}

function hasGold(state: KemetState, seat: Seat): boolean {
  return state.gold[seat] === -1 && has(state, seat, GOLD_TOKEN);
}

/** Adds the free spaces after which the rows can still be filled with `tokensAfter` tokens (K-DAY-7). */
function addSpaces(spaces: number, tokensAfter: number, names: readonly string[], options: Option[]): void {
  for (let space = 0; space < SPACES.length; space++) {
    const bit = 1 << space;
    if ((spaces & bit) === 0 && (EMPTY_ROWS[spaces | bit] as number) <= tokensAfter)
      options.push(names[space] as string);
  }
}

/** What decides where tokens may go: spaces taken, regular tokens left, and whether each kind may be placed. */
interface Tokens {
  readonly spaces: number;
  readonly regular: number;
  readonly silver: boolean;
  readonly gold: boolean;
  readonly placed: boolean;
}

function listOptions({ spaces, regular, silver, gold, placed }: Tokens): Option[] {
  const options: Option[] = [];
  if (!placed) addSpaces(spaces, regular - 1 + (silver ? 1 : 0), REGULAR_OPTIONS, options);
  if (silver) addSpaces(spaces, regular, SILVER_OPTIONS, options);
  if (gold) options.push(...GOLD_OPTIONS);
  if (placed && (regular > 0 || emptyRows(spaces) === 0)) options.push('end');
  return options;
}

/** Lists made so far, by everything they depend on: the same few thousand come up again and again. */
const LISTS: (readonly Option[] | undefined)[] = new Array((1 << SPACES.length) * 64).fill(undefined);

/** Every token that the active player may place now, and 'end' if the turn may end. */
export function tokenOptions(state: KemetState, seat: Seat): readonly Option[] {
  const spaces = state.spaces[seat] as number;
  const regular = state.tokens[seat] as number;
  const silver = hasSilver(state, seat);
  const gold = hasGold(state, seat);
  const { placed } = state;
  const key = (spaces << 6) | (regular << 3) | (silver ? 4 : 0) | (gold ? 2 : 0) | (placed ? 1 : 0);
  const known = LISTS[key];
  if (known !== undefined) return known;
  const options = listOptions({ spaces, regular, silver, gold, placed });
  LISTS[key] = options;
  return options;
}
