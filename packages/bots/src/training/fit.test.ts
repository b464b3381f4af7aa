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
const TABLE = { at: {}, names: ['t'], stairs: [] };

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
  const learner = newLearner(3, 1, 2, 4, chance);
  for (const list of [learner.numbers, learner.direct])
    for (let i = 0; i < list.length; i++) list[i] = draw(chance, 2001) / 1000 - 1;
  const net = rounded(learner, { ofSide: stairs, ofTable: TABLE });
  // The learner sees every step, the net only the highest one.
  const sample: Sample = {
    believed: [0.4, 0.6],
    target: [1, 0],
    sides: [Int16Array.of(0, 1, 1, 1, 2, 1), Int16Array.of(0, 1)],
    table: Int16Array.of(0, 1),
    phase: 1,
  };
  const inputs: Inputs = {
    ofSide: stairs,
    ofTable: TABLE,
    phases: 2,
    phase: () => 1,
    fill(_state, _seats, sides, table) {
      sides[0]?.set([0, 0, 1]);
      sides[1]?.set([1, 0, 0]);
      table[0] = 1;
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
