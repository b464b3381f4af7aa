import { type Chance, chanceFrom } from '@ennead/kernel';
import { cloneState } from '../clone.ts';
import { INTERVENTIONS } from '../data/interventions.ts';
import { type Log, push } from '../flow.ts';
import { run } from '../game.ts';
import { BATTLE_KINDS, REGULAR_TOKENS, UNITS } from '../pieces.ts';
import { readSetup } from '../setup/options.ts';
import { emptyTable } from '../setup/start.ts';
import type { KemetFrame, KemetState } from '../state.ts';
import type { KemetPosition, Within } from './format.ts';
import { count, entries, isRecord, must, names, onlyKeys, sectorNumber, takeCard } from './parsing.ts';
import { readSeat } from './read-seat.ts';

const KEYS = new Set([
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
] satisfies (keyof KemetPosition)[]);

/** Reads a position and plays on to the first question; facts of that go to the log. */
export function parse(input: unknown, log: Log = null): KemetState {
  must(isRecord(input), 'A position is an object.');
  onlyKeys(input, KEYS, 'A position');
  const position = input as KemetPosition;
  const setup = readSetup(position.setup ?? {});
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
    state.remembered[card] = (state.remembered[card] as number) + 1;
    state.discardSize += 1;
  }
  if (position.within === undefined) begin(state, position.phase ?? 'day', log);
  else readWithin(state, position.within);
  // A copy, so that the game never plays on with lists of the position itself.
  return cloneState(state);
}

function readChance({ chance, seed }: KemetPosition): Chance {
  if (chance === undefined) return chanceFrom(String(seed ?? 'position'));
  must(
    Array.isArray(chance) && chance.length === 4 && chance.every(Number.isInteger),
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
    state.active = state.order[state.turn] as number;
  } else if (phase === 'night') {
    must(state.round > 0, 'A night belongs to a round.');
    state.round -= 1;
    game.at = 1;
  } else game.at = 3;
  run(state, log);
}

/** A saved moment, in the state's own form. What is nonsense shows when the game is asked to go on. */
function readWithin(state: KemetState, within: Within): void {
  must(isRecord(within) && Array.isArray(within.frames), 'What is under way has frames.');
  const { attackers, ...rest } = within;
  Object.assign(state, rest);
  for (const [name, units] of entries(attackers ?? {}, 'Attackers')) {
    const sector = sectorNumber(state, name);
    state.attackers[sector] = count(units, UNITS, `Attackers in ${name}`);
    state.reserve[state.active] = (state.reserve[state.active] as number) - (units as number);
  }
  // A strategy tile is bought, its special card not yet received.
  for (const { procedure, n } of state.frames)
    if (procedure === 'give-up')
      state.cards[state.active] = (state.cards[state.active] as number) & ~(1 << n);
  for (const card of state.play?.cards ?? []) takeCard(state, INTERVENTIONS[card]?.id);
  for (const card of state.vision ?? []) takeCard(state, INTERVENTIONS[card]?.id);
  if (state.battle?.revealed)
    state.battle.added.forEach((copies, at) => {
      for (let i = 0; i < copies; i++) takeCard(state, INTERVENTIONS[at % BATTLE_KINDS]?.id);
    });
}
