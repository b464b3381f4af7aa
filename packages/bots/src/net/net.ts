import type { BaseState, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { exp } from './exp.ts';

/** What a net of a game looks at. Everything is a small whole number and is there in a seat's own view or sampled with its world. */
export interface Inputs<S extends BaseState = BaseState> {
  /** Names of the numbers that each side has, and of those that the table has. */
  readonly ofSide: readonly string[];
  readonly ofTable: readonly string[];
  /** Writes the numbers of the table into a block of zeros, then those of the side of a seat. */
  fill(state: S, seats: readonly Seat[], sides: readonly Int16Array[], table: Int16Array): void;
}

/**
 * A net of whole numbers: for each side its own inputs, those of its rivals and those of the table lead to hidden units,
 * and these to one number that says how much better the side stands than the judgement believes.
 */
export interface Net {
  readonly sideInputs: number;
  readonly tableInputs: number;
  readonly hidden: number;
  /** By input (own, rivals', table), then by hidden unit, in UNIT parts. */
  readonly weights: Int16Array;
  readonly bias: Int16Array;
  /** By hidden unit, in UNIT parts. */
  readonly out: Int16Array;
}

/** Weights and hidden units are whole numbers of this part of one. */
export const UNIT = 1024;
/** No side is thought to stand better or worse by more than this many powers of e. */
export const FAR = 6;

/** Where a net works, so that nothing is allocated for a position. */
export interface Bench {
  readonly sides: readonly Int16Array[];
  readonly table: Int16Array;
  readonly own: readonly Int32Array[];
  readonly rivals: readonly Int32Array[];
  readonly common: Int32Array;
}

export function benchFor({ sideInputs, tableInputs, hidden }: Net, sides: number): Bench {
  return {
    sides: Array.from({ length: sides }, () => new Int16Array(sideInputs)),
    table: new Int16Array(tableInputs),
    own: Array.from({ length: sides }, () => new Int32Array(hidden)),
    rivals: Array.from({ length: sides }, () => new Int32Array(hidden)),
    common: new Int32Array(hidden),
  };
}

/**
 * Corrects chances by what the net sees.
 * @param seats the first seat of each side that is in the game
 * @param believed the chance of each of these sides; changed in place
 */
export function correct<S extends BaseState>(
  net: Net,
  inputs: Inputs<S>,
  bench: Bench,
  state: S,
  seats: readonly Seat[],
  believed: number[],
): void {
  const { hidden, out, sideInputs } = net;
  const count = seats.length;
  bench.table.fill(0);
  for (let i = 0; i < count; i++) (bench.sides[i] ?? missing()).fill(0);
  inputs.fill(state, seats, bench.sides, bench.table);
  bench.common.set(net.bias);
  add(net, bench.table, 2 * sideInputs, bench.common);
  for (let i = 0; i < count; i++) {
    const block = bench.sides[i] ?? missing();
    add(net, block, 0, (bench.own[i] ?? missing()).fill(0));
    add(net, block, sideInputs, (bench.rivals[i] ?? missing()).fill(0));
  }
  let total = 0;
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let unit = 0; unit < hidden; unit++) {
      let against = 0;
      for (let other = 0; other < count; other++)
        if (other !== i) against += bench.rivals[other]?.[unit] ?? missing();
      const at =
        (bench.common[unit] ?? missing()) +
        (bench.own[i]?.[unit] ?? missing()) +
        // Rivals count by their average, however many they are.
        (count > 2 ? Math.trunc(against / (count - 1)) : against);
      if (at > 0) sum += Math.min(UNIT, at) * (out[unit] ?? missing());
    }
    const better = Math.max(-FAR, Math.min(FAR, sum / (UNIT * UNIT)));
    believed[i] = (believed[i] ?? missing()) * exp(better);
    total += believed[i] ?? missing();
  }
  if (total > 0) for (let i = 0; i < count; i++) believed[i] = (believed[i] ?? missing()) / total;
}

/** Adds what a block of inputs brings to the hidden units. */
function add({ weights, hidden }: Net, block: Int16Array, from: number, to: Int32Array): void {
  for (let i = 0; i < block.length; i++) {
    const value = block[i] as number;
    if (value === 0) continue;
    const row = (from + i) * hidden;
    for (let unit = 0; unit < hidden; unit++)
      to[unit] = (to[unit] as number) + value * (weights[row + unit] as number);
  }
}
