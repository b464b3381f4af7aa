import type { BaseState } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { Judgement } from '../judgement.ts';
import { exp } from './exp.ts';
import { netFrom, numbersOf } from './file.ts';
import { layoutOf, mark } from './layout.ts';
import { learned } from './learned.ts';
import { benchFor, correct, type Inputs, type Net, UNIT } from './net.ts';

/** A state that is just the numbers of its sides. */
type Numbers = BaseState & {
  readonly sides: readonly number[];
  readonly table: number;
  readonly teams: number[];
};
const numbers = (sides: readonly number[], table = 0, teams = sides.map((_, i) => i)): Numbers =>
  ({ sides, table, teams }) as unknown as Numbers;

const layout = (name: string) => ({ at: {}, names: [name], stairs: [] });
const inputs: Inputs<Numbers> = {
  ofSide: layout('side'),
  ofTable: layout('table'),
  phases: 2,
  phase: ({ table }) => (table > 5 ? 1 : 0),
  fill(state, seats, sides, table) {
    for (const [i, seat] of seats.entries())
      sides[i]?.set([state.sides[state.teams[seat] ?? missing()] ?? missing()]);
    table[0] = state.table;
  },
};

/** One hidden unit: own and rivals' weights, the table's, its bias, and what it leads to; what the input counts by phase. */
function netOf(
  own: number,
  rival: number,
  table: number,
  bias: number,
  out: number,
  direct: readonly [number, number] = [0, 0],
): Net {
  const whole = (...given: number[]) => Int16Array.from(given, (number) => number * UNIT);
  return {
    sideInputs: 1,
    tableInputs: 1,
    phases: 2,
    hidden: 1,
    weights: whole(own, rival, table),
    bias: whole(bias),
    out: whole(out),
    direct: whole(...direct),
  };
}

function corrected(net: Net, state: Numbers, believed: readonly number[]): number[] {
  const shares = [...believed];
  const seats = believed.map((_, seat) => seat);
  correct(net, inputs, benchFor(net, seats.length), state, seats, shares, undefined);
  return shares;
}

test('a side that stands better by n has e to the n times its share', () => {
  // Units: 0.5 and 0.25, each counting 4.
  const [first, second] = corrected(netOf(0.25, 0, 0, 0, 4), numbers([2, 1]), [0.5, 0.5]) as [number, number];
  expect(first / second).toBeCloseTo(Math.E);
  expect(first + second).toBeCloseTo(1);
});

test('units are cut at zero and one, rivals count by their average, the table for all', () => {
  expect(corrected(netOf(1, 0, 0, 0, 1), numbers([5, 9]), [0.5, 0.5])).toEqual([0.5, 0.5]);
  expect(corrected(netOf(-1, 0, 0, 0, 1), numbers([5, 9]), [0.3, 0.7])).toEqual([0.3, 0.7]);
  const [two] = corrected(netOf(0, 0.25, 0, 0, 1), numbers([0, 2]), [0.5, 0.5]);
  const [four] = corrected(netOf(0, 0.25, 0, 0, 1), numbers([0, 2, 2, 2]), [0.25, 0.25, 0.25, 0.25]);
  const better = (share: number, rival: number) => Math.log(share / rival);
  expect(better(two as number, 1 - (two as number))).toBeCloseTo(0.5);
  expect(better(four as number, (1 - (four as number)) / 3)).toBeCloseTo(0.5 - (0.25 * 4) / 3);
  const [low] = corrected(netOf(0.25, 0, 0.5, -1, 1), numbers([2, 0], 2), [0.5, 0.5]);
  expect(better(low as number, 1 - (low as number))).toBeCloseTo(0.5);
});

test('inputs count as they are, by phase of the game', () => {
  const net = netOf(0, 0, 0, 0, 0, [0.5, -0.25]);
  const better = (table: number) => {
    const [first, second] = corrected(net, numbers([3, 1], table), [0.5, 0.5]) as [number, number];
    return Math.log(first / second);
  };
  expect(better(0)).toBeCloseTo(1);
  expect(better(6)).toBeCloseTo(-0.5);
});

test('sides renamed are chances renamed', () => {
  const net = netOf(0.125, -0.25, 0.125, 0.25, 2);
  const [a, b, c] = corrected(net, numbers([3, 1, 2], 1), [0.2, 0.5, 0.3]);
  expect(corrected(net, numbers([2, 3, 1], 1), [0.3, 0.2, 0.5])).toEqual([c, a, b]);
});

test('seats that win together are one side; who is out has no chance', () => {
  const judgement = {
    value: () => 0,
    spread: () => 1,
    side: ({ teams }: Numbers, seat: number) => teams[seat] ?? missing(),
  } as unknown as Judgement<Numbers>;
  const better = learned(judgement, inputs, new Map([[4, netOf(0.25, 0, 0, 0, 4)]]));
  const shares = better.chances?.(numbers([2, 1], 0, [0, 1, 0, -1]), 4) as number[];
  expect(shares[0]).toBe(shares[2]);
  expect(shares[3]).toBe(0);
  expect((shares[0] ?? missing()) / (shares[1] ?? missing())).toBeCloseTo(Math.E);
  // There is no net for two: the judgement alone.
  expect(better.chances?.(numbers([2, 1]), 2)).toEqual([0.5, 0.5]);
});

test('where it is too sure of itself chances are drawn to even ones', () => {
  const judgement = {
    value: ({ sides }: Numbers, seat: number) => sides[seat] ?? missing(),
    spread: () => 1,
    side: ({ teams }: Numbers, seat: number) => teams[seat] ?? missing(),
  } as unknown as Judgement<Numbers>;
  const net = netOf(0, 0, 0, 0, 0);
  const of = (doubted: readonly number[]) =>
    learned(judgement, inputs, new Map([[3, net]]), doubted).chances?.(numbers([8, 0, 0]), 3) as number[];
  const better = ([first = 0, second = 0]: readonly number[]) => Math.log(first / second);
  expect(better(of([2]))).toBeCloseTo(8);
  expect(better(of([3]))).toBeCloseTo(5);
  expect(of([3]).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('a net is written and read without a change, and one of the wrong size is refused', () => {
  const net = netOf(-1.5, 31, 0.001, -32, 7, [3, -4]);
  const { sideInputs, tableInputs, phases, hidden } = net;
  const file = { sideInputs, tableInputs, phases, hidden, numbers: numbersOf(net) } as Parameters<
    typeof netFrom
  >[0];
  expect(netFrom(file)).toEqual(net);
  expect(() => netFrom({ ...file, hidden: 2 })).toThrow('numbers');
});

test('powers of e are exact enough', () => {
  for (let x = -6; x <= 6; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 8);
});

test('of steps only the highest one reached is marked', () => {
  const { at, names, stairs } = layoutOf({ kind: ['a', 'b'], count: { steps: [1, 3, 5] }, flag: 1 });
  expect(names).toEqual(['kind a', 'kind b', 'count 1', 'count 3', 'count 5', 'flag']);
  expect([at.count, stairs]).toEqual([2, [[2, 5]]]);
  const marked = (value: number) => {
    const block = new Int16Array(names.length);
    mark(block, at.count, { steps: [1, 3, 5] }, value);
    return [...block].indexOf(1);
  };
  expect([0, 1, 2, 3, 4, 5, 9].map(marked)).toEqual([-1, 2, 2, 3, 3, 4, 4]);
});
