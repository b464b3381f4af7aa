import type { BaseState, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { exp } from './exp.ts';
import type { Layout } from './layout.ts';

/** What a net of a game looks at. Everything is a small whole number and is there in a seat's own view or sampled with its world. */
export interface Inputs<S extends BaseState = BaseState> {
  /** Names of the numbers that each side has, and of those that the table has. */
  readonly ofSide: Layout<string>;
  readonly ofTable: Layout<string>;
  /**
   * Parts of a game in which the same number may be worth more or less, and the one a state is in, from 0.
   * @param seen what the judgement has counted, if it counts anything
   */
  readonly phases: number;
  phase(state: S, seen?: unknown): number;
  /**
   * Writes into blocks of zeros.
   * @param seats the first seat of each side
   * @param seen what the judgement has counted, if it counts anything
   */
  fill(
    state: S,
    seats: readonly Seat[],
    sides: readonly Int16Array[],
    table: Int16Array,
    seen: unknown,
  ): void;
}

/**
 * A net of whole numbers. For each side its own inputs count as they are, by phase of the game; and they, those of its
 * rivals and those of the table lead to hidden units. Together they make one number that says how much better the side
 * stands than the judgement believes.
 */
export interface Net {
  readonly sideInputs: number;
  readonly tableInputs: number;
  readonly phases: number;
  /** By phase, then by own input, in UNIT parts. */
  readonly direct: Int16Array;
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
  /** By input of a side: its weights for its own hidden units, then those for the units of its rivals. */
  readonly rows: Int16Array;
  /** By side: what its inputs bring to its own hidden units, then what they bring to those of its rivals. */
  readonly brought: readonly Int32Array[];
  readonly common: Int32Array;
  /** By side: what its inputs count as they are. */
  readonly direct: Int32Array;
}

export function benchFor({ sideInputs, tableInputs, hidden, weights }: Net, sides: number): Bench {
  const rows = new Int16Array(2 * sideInputs * hidden);
  for (let i = 0; i < sideInputs; i++) {
    const rival = (sideInputs + i) * hidden;
    rows.set(weights.subarray(i * hidden, (i + 1) * hidden), 2 * i * hidden);
    rows.set(weights.subarray(rival, rival + hidden), (2 * i + 1) * hidden);
  }
  return {
    rows,
    sides: Array.from({ length: sides }, () => new Int16Array(sideInputs)),
    table: new Int16Array(tableInputs),
    brought: Array.from({ length: sides }, () => new Int32Array(2 * hidden)),
    common: new Int32Array(hidden),
    direct: new Int32Array(sides),
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
  seen: unknown,
): void {
  const count = seats.length;
  bench.table.fill(0);
  for (let i = 0; i < count; i++) (bench.sides[i] ?? missing()).fill(0);
  inputs.fill(state, seats, bench.sides, bench.table, seen);
  bench.common.set(net.bias);
  addTable(net, bench.table, bench.common);
  const phase = inputs.phase(state, seen) * net.sideInputs;
  for (let i = 0; i < count; i++)
    bench.direct[i] = addSide(
      net,
      bench.rows,
      bench.sides[i] ?? missing(),
      phase,
      bench.brought[i] ?? missing(),
    );
  let total = 0;
  for (let i = 0; i < count; i++) {
    const better = Math.max(-FAR, Math.min(FAR, sumOf(net, bench, i, count) / (UNIT * UNIT)));
    believed[i] = (believed[i] ?? missing()) * exp(better);
    total += believed[i] ?? missing();
  }
  if (total > 0) for (let i = 0; i < count; i++) believed[i] = (believed[i] ?? missing()) / total;
}

/** What the inputs and the hidden units of a side add up to. */
function sumOf(
  { hidden, out }: Net,
  { common, brought, direct }: Bench,
  side: number,
  count: number,
): number {
  const own = brought[side] ?? missing();
  let sum = UNIT * (direct[side] ?? missing());
  for (let unit = 0; unit < hidden; unit++) {
    let against = 0;
    for (let other = 0; other < count; other++)
      if (other !== side) against += (brought[other] as Int32Array)[hidden + unit] as number;
    // Rivals count by their average, however many they are.
    if (count > 2) against = Math.trunc(against / (count - 1));
    const at = (common[unit] as number) + (own[unit] as number) + against;
    if (at > 0) sum += (at < UNIT ? at : UNIT) * (out[unit] as number);
  }
  return sum;
}

// These loops are where a net spends its time: no look at what may be missing there.

function addSide(
  { hidden, sideInputs, direct }: Net,
  rows: Int16Array,
  block: Int16Array,
  phase: number,
  to: Int32Array,
): number {
  const width = 2 * hidden;
  to.fill(0);
  let sum = 0;
  for (let i = 0; i < sideInputs; i++) {
    const value = block[i] as number;
    if (value === 0) continue;
    sum += value * (direct[phase + i] as number);
    const row = i * width;
    for (let unit = 0; unit < width; unit++)
      to[unit] = ((to[unit] as number) + value * (rows[row + unit] as number)) | 0;
  }
  return sum;
}

function addTable({ weights, hidden, sideInputs }: Net, block: Int16Array, to: Int32Array): void {
  for (let i = 0; i < block.length; i++) {
    const value = block[i] as number;
    if (value === 0) continue;
    const row = (2 * sideInputs + i) * hidden;
    for (let unit = 0; unit < hidden; unit++)
      to[unit] = ((to[unit] as number) + value * (weights[row + unit] as number)) | 0;
  }
}
