import { type Chance, chanceFrom, changed, missing, POSITION_INPUT, readFields } from '@ennead/kernel';
import { cloneState } from '../clone.ts';
import { SPACES } from '../data/action-board.ts';
import { type Log, push } from '../flow.ts';
import { run } from '../game.ts';
import { REGULAR_TOKENS } from '../pieces.ts';
import { RULES } from '../rulings.ts';
import { readSetup } from '../setup/options.ts';
import { emptyTable } from '../setup/start.ts';
import type { KemetFrame, KemetState } from '../state.ts';
import type { KemetPosition } from './format.ts';
import { count, must, names, takeCard } from './parsing.ts';
import { readSeat } from './read-seat.ts';
import { readWithin } from './read-within.ts';

const FIELDS = [
  'setup',
  'phase',
  'round',
  'order',
  'pass',
  'turn',
  'placed',
  'battles',
  'windows',
  'seats',
  'discard',
  'seed',
  'chance',
  'within',
] satisfies (keyof KemetPosition)[];

/** Reads a position and plays on to the first question; facts of that go to the log. */
export function parse(input: unknown, log: Log = null): KemetState {
  const read = readFields(input, POSITION_INPUT, FIELDS);
  must(read.ok, read.ok ? '' : read.problem.message);
  const given: Readonly<Record<string, unknown>> = read.value;
  const position = given as KemetPosition;
  const setup = readSetup(position.setup ?? {}, RULES);
  must(setup.ok, setup.ok ? '' : setup.problem.message);
  const { players } = setup.value;
  const state = emptyTable(setup.value);
  state.chance = readChance(position);
  state.order = readOrder(position.order, players);
  state.round = count(position.round ?? 1, 10_000, 'The round');
  state.pass = count(position.pass ?? 0, REGULAR_TOKENS, 'The pass');
  state.turn = count(position.turn ?? 0, players, 'The turn');
  state.placed = position.placed === true;
  state.battles = count(position.battles ?? 0, 100_000, 'The number of battles');
  state.windows = count(position.windows ?? 0, 100_000, 'The number of windows');
  const seats = position.seats ?? [];
  must(Array.isArray(seats) && seats.length <= players, 'There are more seats than players.');
  seats.forEach((seat, number) => {
    readSeat(state, number, seat);
  });
  for (const id of names(position.discard ?? [], 'Discards')) {
    const card = takeCard(state, id);
    state.remembered = changed(state.remembered, card, (state.remembered[card] ?? missing()) + 1);
    state.discardSize += 1;
  }
  if (position.within === undefined) begin(state, position.phase ?? 'day', log);
  else readWithin(state, position.within);
  // A copy, so that the game never plays on with lists of the position itself.
  return cloneState(state);
}

function readChance({ chance, seed }: KemetPosition): Chance {
  if (chance === undefined) {
    must(seed === undefined || typeof seed === 'string', 'A seed is a string.');
    return chanceFrom(seed ?? 'position');
  }
  must(
    Array.isArray(chance) && chance.length === 4 && chance.every(Number.isSafeInteger),
    'Chance is four numbers.',
  );
  return [...chance] as Chance;
}

function readOrder(order: unknown, players: number): number[] {
  if (order === undefined) return Array.from({ length: players }, (_, seat) => seat);
  must(
    Array.isArray(order) && order.length === players && new Set(order).size === players,
    'The order names every seat once.',
  );
  for (const seat of order) count(seat, players - 1, 'A seat in the order');
  return [...order];
}

/** A day that is over left five tokens a seat, at least one in every row (K-DAY-7); where they lie matters no more. */
const TOKENS_OF_A_DAY = ['top-move', 'top-recruit', 'middle-move', 'middle-pray', 'bottom-pray'];

function placeTokens(state: KemetState): void {
  const day = SPACES.reduce(
    (set, { id }, space) => (TOKENS_OF_A_DAY.includes(id) ? set | (1 << space) : set),
    0,
  );
  for (let seat = 0; seat < state.setup.players; seat++) {
    if (state.spaces[seat] !== 0) continue;
    state.spaces[seat] = day;
    state.tokens[seat] = 0;
  }
}

/** Puts the game at the beginning of a turn, of a night, or of the end of a day. */
function begin(state: KemetState, phase: unknown, log: Log): void {
  must(
    phase === 'day' || phase === 'night' || phase === 'dusk',
    'A position is by day, at night or at dusk.',
  );
  state.phase = phase;
  push(state, 'game');
  const [game] = state.frames as [KemetFrame];
  if (phase === 'day') {
    must(state.turn < state.setup.players && state.pass < REGULAR_TOKENS, 'The day is over.');
    game.at = 3;
    push(state, 'day');
    push(state, 'turn');
    for (const frame of state.frames.slice(1)) frame.at = 1;
    state.active = state.order[state.turn] ?? missing();
  } else if (phase === 'night') {
    must(state.round > 0, 'A night belongs to a round.');
    state.round -= 1;
    game.at = 1;
  } else {
    placeTokens(state);
    game.at = 3;
  }
  run(state, log);
}
