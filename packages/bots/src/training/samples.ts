import { type BaseState, type Game, missing } from '@ennead/kernel';
import { believed, type Judgement } from '../judgement.ts';
import type { Layout } from '../net/layout.ts';
import { leadersOf } from '../net/learned.ts';
import type { Inputs } from '../net/net.ts';
import type { TrainingGame } from './self-play.ts';

/** A position at the end of a turn, for a net to learn from. Lists are by side. */
export interface Sample {
  /** What the judgement believes. */
  readonly believed: readonly number[];
  /** What is to be believed. */
  target: number[];
  /** Inputs that are not zero: place, value, place, value... */
  readonly sides: readonly Int16Array[];
  readonly table: Int16Array;
  readonly phase: number;
}

/** How targets are made. */
export interface Aims {
  /** Share of what came later in what is to be believed now, from one turn to the next; the rest is what a search saw. */
  readonly lambda: number;
  /** Share of the final margin in the result. */
  readonly margin: number;
}

/** The positions at the ends of the turns of a game, with targets from the end backwards. */
export function samplesOf(
  game: Game,
  judgement: Judgement,
  inputs: Inputs,
  { setup, seed, moves, values, outcome }: TrainingGame,
  { lambda, margin }: Aims,
): Sample[] {
  const state = game.start(setup, seed, null);
  const players = judgement.players(state);
  const samples: Sample[] = [];
  /** By sample: the first seats of the sides, and what the next search thought of all seats. */
  const seatsAt: (readonly number[])[] = [];
  const seenAt: (readonly number[] | null)[] = [];
  let turn = judgement.turn(state);
  for (const [i, [seat, option]] of moves.entries()) {
    const seen = values[i];
    if (seen !== null && seen !== undefined && seenAt.length > 0) seenAt[seenAt.length - 1] ??= seen;
    game.apply(state, seat, option, null);
    if (judgement.turn(state) === turn || game.outcome(state) !== null) continue;
    turn = judgement.turn(state);
    const seats = leadersOf(judgement, state, players);
    const chances = believed(judgement, state, players);
    samples.push({
      believed: sharesOf(seats.map((lead) => chances[lead] ?? missing())),
      target: [],
      ...sparse(inputs, state, seats),
    });
    seatsAt.push(seats);
    seenAt.push(null);
  }
  let later = resultOf(judgement, state, players, outcome.winners, margin);
  for (let i = samples.length - 1; i >= 0; i--) {
    const seen = seenAt[i];
    if (seen !== null && seen !== undefined)
      later = later.map((value, seat) => lambda * value + ((1 - lambda) * (seen[seat] ?? missing())) / 1000);
    (samples[i] ?? missing()).target = sharesOf(
      (seatsAt[i] ?? missing()).map((seat) => later[seat] ?? missing()),
    );
  }
  return samples;
}

/** So that they add up to one. */
function sharesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => (total > 0 ? value / total : 1 / values.length));
}

function resultOf(
  judgement: Judgement,
  state: BaseState,
  players: number,
  winners: readonly number[],
  margin: number,
): number[] {
  const standing = believed(judgement, state, players);
  return standing.map((share, seat) => (1 - margin) * (winners.includes(seat) ? 1 : 0) + margin * share);
}

function sparse(
  inputs: Inputs,
  state: BaseState,
  seats: readonly number[],
): Pick<Sample, 'sides' | 'table' | 'phase'> {
  const sides = seats.map(() => new Int16Array(inputs.ofSide.names.length));
  const table = new Int16Array(inputs.ofTable.names.length);
  inputs.fill(state, seats, sides, table, undefined);
  for (const side of sides) climb(side, inputs.ofSide);
  climb(table, inputs.ofTable);
  return { sides: sides.map(packed), table: packed(table), phase: inputs.phase(state) };
}

/** Marks the lower steps of stairs too, so that what is learned of one step is known of those above it. */
function climb(block: Int16Array, { stairs }: Layout<string>): void {
  for (const [from, to] of stairs) {
    let top = to - 1;
    while (top >= from && block[top] === 0) top -= 1;
    block.fill(1, from, top + 1);
  }
}

function packed(block: Int16Array): Int16Array {
  const pairs: number[] = [];
  for (const [place, value] of block.entries()) if (value !== 0) pairs.push(place, value);
  return Int16Array.from(pairs);
}
