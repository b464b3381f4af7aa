import { missing, type Seat } from '@ennead/kernel';
import { SPACES, type SpaceId } from '../data/action-board.ts';
import { addCards, playableCards } from '../interventions/playing.ts';
import { ROWS } from '../pieces.ts';
import type { TokenOption } from '../questions.ts';
import type { KemetState } from '../state.ts';
import { GOLD_TOKEN, has, SILVER_TOKEN } from '../tiles/moments.ts';

/** Where tokens may be placed (K-DAY-2 to 7). Sets of spaces are bits. */

export const REGULAR_OPTIONS: readonly SpaceId[] = SPACES.map(({ id }) => id);
export const SILVER_OPTIONS = SPACES.map(({ id }) => `silver:${id}` as const);
export const GOLD_OPTIONS = ['gold:move', 'gold:recruit'] as const;

type Options = readonly TokenOption[];

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

/** By set of spaces: their options with a regular token. Shared: they come up again and again. */
const REGULAR_LISTS: readonly Options[] = Array.from({ length: ALL_SPACES + 1 }, (_, set) =>
  REGULAR_OPTIONS.filter((_, space) => ((set >> space) & 1) === 1),
);
const END_ONLY: Options = ['end'];

/** Every token that the active player may place now, 'end' if the turn may end, and the cards that may be played. */
export function tokenOptions(state: KemetState, seat: Seat): Options {
  const { placed } = state;
  const spaces = state.spaces[seat] ?? missing();
  const regular = state.tokens[seat] ?? missing();
  const silver = state.silver[seat] === -1 && has(state, seat, SILVER_TOKEN);
  const gold = state.gold[seat] === -1 && has(state, seat, GOLD_TOKEN);
  const forRegular = placed ? 0 : openSpaces(spaces, regular - (silver ? 0 : 1));
  const shared = REGULAR_LISTS[forRegular] ?? missing();
  const mayEnd = placed && (regular > 0 || emptyRows(spaces) === 0);
  const cards = playableCards(state);
  if (!silver && !gold && cards === 0) return mayEnd ? END_ONLY : shared;

  const options = shared.slice();
  if (silver) {
    const forSilver = openSpaces(spaces, regular);
    for (let space = 0; space < SPACES.length; space++)
      if (((forSilver >> space) & 1) === 1) options.push(SILVER_OPTIONS[space] ?? missing());
  }
  if (gold) options.push(...GOLD_OPTIONS);
  if (mayEnd) options.push('end');
  return addCards(options, cards);
}
