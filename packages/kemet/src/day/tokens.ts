import type { Option, Seat } from '@ennead/kernel';
import { SPACES } from '../data/action-board.ts';
import { ROWS } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { GOLD_TOKEN, SILVER_TOKEN, sum } from '../tiles/moments.ts';

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

export function hasSilver(state: KemetState, seat: Seat): boolean {
  return state.silver[seat] === -1 && sum(state, seat, SILVER_TOKEN) > 0;
}

export function hasGold(state: KemetState, seat: Seat): boolean {
  return state.gold[seat] === -1 && sum(state, seat, GOLD_TOKEN) > 0;
}

/** Adds the free spaces after which the rows can still be filled with `tokensAfter` tokens (K-DAY-7). */
function addSpaces(spaces: number, tokensAfter: number, names: readonly string[], options: Option[]): void {
  for (let space = 0; space < SPACES.length; space++) {
    const bit = 1 << space;
    if ((spaces & bit) === 0 && (EMPTY_ROWS[spaces | bit] as number) <= tokensAfter)
      options.push(names[space] as string);
  }
}

/** Every token that the active player may place now, and 'end' if the turn may end. */
export function tokenOptions(state: KemetState, seat: Seat): Option[] {
  const options: Option[] = [];
  const spaces = state.spaces[seat] as number;
  const regular = state.tokens[seat] as number;
  const silver = hasSilver(state, seat);
  if (!state.placed) addSpaces(spaces, regular - 1 + (silver ? 1 : 0), REGULAR_OPTIONS, options);
  if (silver) addSpaces(spaces, regular, SILVER_OPTIONS, options);
  if (hasGold(state, seat)) options.push(...GOLD_OPTIONS);
  if (state.placed && (regular > 0 || emptyRows(spaces) === 0)) options.push('end');
  return options;
}
