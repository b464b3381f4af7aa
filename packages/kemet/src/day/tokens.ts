import { answersOf, missing, type Seat } from '@ennead/kernel';
import { SPACES, type SpaceId } from '../data/action-board.ts';
import { ROWS } from '../pieces.ts';
import type { TokenOption } from '../questions.ts';
import type { KemetState } from '../state.ts';
import { GOLD_TOKEN, has, SILVER_TOKEN } from '../tiles/moments.ts';

/** Where tokens may be placed (K-DAY-2 to 7). Sets of spaces are bits. */

const REGULAR_OPTIONS: readonly SpaceId[] = SPACES.map(({ id }) => id);
const SILVER_OPTIONS = SPACES.map(({ id }) => `silver:${id}` as const);
export const GOLD_OPTIONS = ['gold:move', 'gold:recruit'] as const;

const ALL_SPACES = (1 << SPACES.length) - 1;
const [TOP, MIDDLE, BOTTOM] = ROWS as readonly [number, number, number];

/** How many rows hold no token. */
export function emptyRows(spaces: number): number {
  return (
    ((spaces & TOP) === 0 ? 1 : 0) + ((spaces & MIDDLE) === 0 ? 1 : 0) + ((spaces & BOTTOM) === 0 ? 1 : 0)
  );
}

/** Free spaces after which the rows can still be filled with `tokensAfter` tokens (K-DAY-7). */
function openSpaces(spaces: number, tokensAfter: number): number {
  const free = ALL_SPACES & ~spaces;
  const missing = emptyRows(spaces) - tokensAfter;
  if (missing <= 0) return free;
  if (missing > 1) return 0;
  const inEmptyRows =
    ((spaces & TOP) === 0 ? TOP : 0) |
    ((spaces & MIDDLE) === 0 ? MIDDLE : 0) |
    ((spaces & BOTTOM) === 0 ? BOTTOM : 0);
  return free & inEmptyRows;
}

/** Where the answers for the silver token begin, those for the gold one, and where 'end' stands. */
export const SILVER = SPACES.length;
export const GOLD = SILVER + SPACES.length;
export const END = GOLD + GOLD_OPTIONS.length;
const BOTH_USES = 0b11;

/** Spaces for a regular token, then those for the silver one, uses of the gold one, 'end'. */
export const TOKENS = answersOf<TokenOption>([...REGULAR_OPTIONS, ...SILVER_OPTIONS, ...GOLD_OPTIONS, 'end']);

/** Every token that a player may place now, and 'end' if the turn may end: a set of `TOKENS`. */
export function tokensToPlace(state: KemetState, seat: Seat): number {
  const { placed } = state;
  const spaces = state.spaces[seat] ?? missing();
  const regular = state.tokens[seat] ?? missing();
  const silver = state.silver[seat] === -1 && has(state, seat, SILVER_TOKEN);
  const gold = state.gold[seat] === -1 && has(state, seat, GOLD_TOKEN);
  let set = placed ? 0 : openSpaces(spaces, regular - (silver ? 0 : 1));
  if (silver) set |= openSpaces(spaces, regular) << SILVER;
  if (gold) set |= BOTH_USES << GOLD;
  if (placed && (regular > 0 || emptyRows(spaces) === 0)) set |= 1 << END;
  return set;
}
