import { chanceFrom, draw, missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { benchFor, correct, type Inputs } from '../net/net.ts';
import { learn, lossOf, newLearner, rounded } from './fit.ts';
import type { Sample } from './samples.ts';

/** Two sides; whoever has input 0 wins, whatever is believed. */
function samplesAt(seed: string, count: number): Sample[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => {
    const winner = draw(chance, 2);
    return {
      believed: [0.5, 0.5],
      target: winner === 0 ? [1, 0] : [0, 1],
      sides: [0, 1].map((side) => Int16Array.from(side === winner ? [0, 1, 2, 1] : [1, 1, 2, 1])),
      table: Int16Array.of(0, 1),
      phase: draw(chance, 2),
    };
  });
}

const STAIRS = { at: {}, names: ['a', 'b', 'c'], stairs: [] };

test.each([
  ['hidden units', { rate: 0.02, directRate: 0 }],
  ['inputs as they are', { rate: 0, directRate: 0.2 }],
])('a learner begins as the judgement and ends knowing better, by %s', (_by, rates) => {
  const chance = chanceFrom('fit');
  const learner = newLearner(3, 1, 2, 4, chance);
  const apart = samplesAt('apart', 50);
  const before = lossOf(learner, apart);
  expect(before.net).toBeCloseTo(before.judgement, 1);
  for (let epoch = 0; epoch < 20; epoch++)
    learn(learner, samplesAt('learn', 300), { ...rates, batch: 20, decay: 0, directDecay: 0 }, chance);
  const after = lossOf(learner, apart);
  expect(after.net).toBeLessThan(0.3 * after.judgement);
});

test('the net of whole numbers thinks what the learner thought, stairs climbed', () => {
  const chance = chanceFrom('round');
  const stairs = { ...STAIRS, stairs: [[0, 3]] as const };
  const tableStairs = { at: {}, names: ['s', 't', 'u'], stairs: [[1, 3]] as const };
  const learner = newLearner(3, 3, 2, 4, chance);
  for (const list of [learner.numbers, learner.direct])
    for (let i = 0; i < list.length; i++) list[i] = (draw(chance, 2001) / 1000 - 1) * 0.5;
  const net = rounded(learner, { ofSide: stairs, ofTable: tableStairs });
  // The learner sees every step, the net only the highest one.
  const sample: Sample = {
    believed: [0.4, 0.6],
    target: [1, 0],
    sides: [Int16Array.of(0, 1, 1, 1, 2, 1), Int16Array.of(0, 1)],
    table: Int16Array.of(0, 1, 1, 1, 2, 1),
    phase: 1,
  };
  const inputs: Inputs = {
    ofSide: stairs,
    ofTable: tableStairs,
    phases: 2,
    phase: () => 1,
    fill(_state, _seats, sides, table) {
      sides[0]?.set([0, 0, 1]);
      sides[1]?.set([1, 0, 0]);
      table.set([1, 0, 1]);
    },
  };
  const shares = [0.4, 0.6];
  correct(net, inputs, benchFor(net, 2), {} as never, [0, 1], shares, undefined);
  expect(-Math.log(shares[0] ?? missing())).toBeCloseTo(lossOf(learner, [sample]).net, 2);
});

test('hidden units begin small, each otherwise than the next, and outputs smaller still', () => {
  const hidden = 4;
  const { numbers } = newLearner(3, 1, 2, hidden, chanceFrom('new'));
  const all = [...numbers];
  const weights = all.slice(0, -2 * hidden);
  expect(weights.filter((weight) => weight !== 0).length).toBeGreaterThan(0.9 * weights.length);
  expect(new Set(weights).size).toBeGreaterThan(0.7 * weights.length);
  expect(Math.max(...weights.map(Math.abs))).toBeLessThanOrEqual(0.1001);
  expect(all.slice(-2 * hidden, -hidden).every((bias) => Math.abs(bias - 0.3) < 1e-6)).toBe(true);
  const out = all.slice(-hidden);
  expect(out.some((each) => each !== 0) && out.every((each) => Math.abs(each) <= 0.0101)).toBe(true);
});

/** Three sides with inputs of several kinds and sizes; some units stand still (under 0), some are full (over 1). */
function threeSides(): { learner: ReturnType<typeof newLearner>; samples: Sample[] } {
  const chance = chanceFrom('three');
  const learner = newLearner(3, 2, 2, 5, chance);
  for (const list of [learner.numbers, learner.direct])
    for (let i = 0; i < list.length; i++) list[i] = (draw(chance, 2001) / 1000 - 1) * 0.8;
  const samples = Array.from({ length: 6 }, (_, at): Sample => {
    const pairs = (inputs: number) => {
      const seen = Array.from({ length: inputs }, (_, input) => [input, draw(chance, 4) - 1]);
      return Int16Array.from(seen.flat());
    };
    return {
      believed: [0.2, 0.5, 0.3],
      target: at % 2 === 0 ? [0, 1, 0] : [0.25, 0.25, 0.5],
      sides: [pairs(3), pairs(3), pairs(3)],
      table: pairs(2),
      phase: at % 2,
    };
  });
  return { learner, samples };
}

const STILL = { rate: 0, directRate: 0, batch: 4, decay: 0, directDecay: 0 };

test('learning tells the mean loss of what it saw, each sample once, whatever the batch', () => {
  const { learner, samples } = threeSides();
  const { net } = lossOf(learner, samples);
  for (const batch of [1, 4, 6, 100])
    expect(learn(learner, samples, { ...STILL, batch }, chanceFrom('any'))).toBeCloseTo(net, 5);
  expect(learner.steps).toBe(6 + 2 + 1 + 1);
  expect(learn(learner, [], STILL, chanceFrom('none'))).toBe(0);
  expect(lossOf(learner, [])).toEqual({ net: 0, judgement: 0 });
});

test('learning goes down the slope that differences of the loss show, for every number', () => {
  const { learner, samples } = threeSides();
  const whole = { ...STILL, batch: samples.length };
  const slopeOf = (list: Float32Array, i: number) => {
    const was = list[i] ?? missing();
    const at = (value: number) => {
      list[i] = value;
      const { net } = lossOf(learner, samples);
      list[i] = was;
      return net;
    };
    return (at(was + 2e-4) - at(was - 2e-4)) / 4e-4;
  };
  const slopes = [...learner.numbers.keys()].map((i) => slopeOf(learner.numbers, i));
  const directSlopes = [...learner.direct.keys()].map((i) => slopeOf(learner.direct, i));
  const direct = [...learner.direct];
  learn(learner, samples, { ...whole, directRate: 1 }, chanceFrom('slope'));
  for (const [i, slope] of slopes.entries()) expect((learner.first[i] ?? 0) / 0.1).toBeCloseTo(slope, 2);
  for (const [i, slope] of directSlopes.entries())
    expect((direct[i] ?? 0) - (learner.direct[i] ?? 0)).toBeCloseTo(slope, 2);
  expect(slopes.filter((slope) => Math.abs(slope) > 0.01).length).toBeGreaterThan(slopes.length / 2);
  expect(directSlopes.every((slope) => Math.abs(slope) > 0.01)).toBe(true);
});

test('steps are those of Adam: means freed from their beginning, weights drawn to zero', () => {
  const { learner, samples } = threeSides();
  const rate = 0.01;
  const decay = 0.1;
  const pace = { rate, decay, directRate: 0.5, directDecay: 0.2, batch: samples.length };
  const expected = { numbers: [...learner.numbers], first: 0, second: 0 };
  const at = learner.numbers.length - 1;
  for (let step = 1; step <= 3; step++) {
    const before = learner.direct[0] ?? missing();
    const { learner: twin } = threeSides();
    twin.numbers.set(learner.numbers);
    twin.direct.set(learner.direct);
    learn(twin, samples, { ...pace, rate: 0, directDecay: 0 }, chanceFrom('twin'));
    const slope = (twin.first[at] ?? missing()) / 0.1;
    expected.first = 0.9 * expected.first + 0.1 * slope;
    expected.second = 0.999 * expected.second + 0.001 * slope * slope;
    const number = (expected.numbers[at] ?? missing()) * (1 - rate * decay);
    const mean = expected.first / (1 - 0.9 ** step);
    const square = expected.second / (1 - 0.999 ** step);
    expected.numbers[at] = number - (rate * mean) / Math.sqrt(square);
    learn(learner, samples, pace, chanceFrom('adam'));
    expect(learner.numbers[at]).toBeCloseTo(expected.numbers[at] ?? missing(), 4);
    expect(learner.direct[0]).toBeCloseTo((twin.direct[0] ?? missing()) - 0.5 * 0.2 * before, 4);
  }
});

test('the loss is what was not foreseen of each aim, and a share of nothing costs an end of its own', () => {
  const { learner } = threeSides();
  const judged = (believed: number[], target: number[]) => {
    const sides = target.map(() => Int16Array.of());
    return lossOf(learner, [{ believed, target, sides, table: Int16Array.of(), phase: 0 }]).judgement;
  };
  expect(judged([0.5, 0.25, 0.25], [1, 0, 0])).toBeCloseTo(Math.log(2), 6);
  expect(judged([0.5, 0.25, 0.25], [0.5, 0.25, 0.25])).toBeCloseTo(1.5 * Math.log(2), 6);
  expect(judged([0, 1], [1, 0])).toBeCloseTo(6 * Math.log(10), 6);
  expect(judged([1, 0], [1, 0])).toBe(0);
});
