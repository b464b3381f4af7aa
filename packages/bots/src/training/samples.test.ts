import { chanceFrom, type Game, missing, randomAnswer, type Seat } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import type { Judgement } from '../judgement.ts';
import type { Inputs } from '../net/net.ts';
import { toyJudgement } from '../testing/toy-judgement.ts';
import { samplesOf } from './samples.ts';
import type { TrainingGame } from './self-play.ts';

const game = toyGame as unknown as Game;
const judgement = toyJudgement as unknown as Judgement;
const layout = { at: {}, names: ['always'], stairs: [] };
const inputs: Inputs = {
  ofSide: layout,
  ofTable: layout,
  phases: 1,
  phase: () => 0,
  fill(_state, _seats, sides) {
    for (const side of sides) side[0] = 1;
  },
};

/** Before each move the search thought the first of two seats three times as likely to win. */
const SEEN = [750, 250];

function played(): TrainingGame {
  const setup = game.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = game.start(setup.value, 'samples', null);
  const chance = chanceFrom('samples');
  const moves: (readonly [Seat, number | string])[] = [];
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    const [{ seat }, option] = randomAnswer(open, chance);
    moves.push([seat, option]);
    game.apply(state, seat, option, null);
  }
  const outcome = game.outcome(state) ?? missing();
  return { setup: setup.value, seed: 'samples', moves, values: moves.map(() => SEEN), outcome };
}

const one = played();
const [winner = missing()] = one.outcome.winners;
const targets = (lambda: number) =>
  samplesOf(game, judgement, inputs, one, { lambda, margin: 0 }).map(({ target }) => target);

test('believed is what the judgement says, as shares that add up to one', () => {
  const samples = samplesOf(game, judgement, inputs, one, { lambda: 1, margin: 0 });
  expect(samples.length).toBeGreaterThan(2);
  for (const { believed, sides } of samples) {
    expect(believed.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(sides).toEqual([Int16Array.of(0, 1), Int16Array.of(0, 1)]);
  }
});

test('of a judgement that is corrected, believed is what comes out', () => {
  const corrected: Judgement = { ...judgement, chances: () => [0.6, 0.2] };
  for (const { believed } of samplesOf(game, corrected, inputs, one, { lambda: 1, margin: 0 }))
    expect(believed).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)]);
});

test('with lambda 1 the result is all that counts, with 0 what the next search saw', () => {
  for (const target of targets(1)) expect(target[winner]).toBeCloseTo(1);
  const seen = targets(0);
  for (const target of seen.slice(0, -1)) expect(target).toEqual([0.75, 0.25]);
});

test('in between, each turn back is drawn nearer to what was seen by the same share', () => {
  const [, ...late] = targets(0.5).reverse();
  const before = targets(0.5).reverse();
  for (const [i, target] of late.entries()) {
    const next = before[i] ?? missing();
    expect(target[0]).toBeCloseTo(0.5 * (next[0] ?? missing()) + 0.5 * 0.75);
    expect((target[0] ?? 0) + (target[1] ?? 0)).toBeCloseTo(1);
  }
});

test('of stairs the steps below the highest are marked too, of sides and of the table; what is zero is left out', () => {
  const stairs = { at: {}, names: ['a', 'b', 'c', 'd', 'e', 'f'], stairs: [[1, 4]] as const };
  const filled: Inputs = {
    ...inputs,
    ofSide: stairs,
    ofTable: stairs,
    phases: 3,
    phase: () => 2,
    fill(_state, _seats, sides, table) {
      sides[0]?.set([0, 0, 1, 0, 7, 0]);
      sides[1]?.set([0, 0, 0, 0, 0, 1]);
      table.set([0, 0, 0, 1, 0, 0]);
    },
  };
  const [sample = missing()] = samplesOf(game, judgement, filled, one, { lambda: 1, margin: 0 });
  expect(sample.sides).toEqual([Int16Array.of(1, 1, 2, 1, 4, 7), Int16Array.of(5, 1)]);
  expect(sample.table).toEqual(Int16Array.of(1, 1, 2, 1, 3, 1));
  expect(sample.phase).toBe(2);
});

test('a share of the margin at the end counts in the result', () => {
  const last = (margin: number) =>
    samplesOf(game, judgement, inputs, { ...one, values: [] }, { lambda: 0.5, margin }).at(-1)?.target[
      winner
    ];
  expect(last(0)).toBe(1);
  const all = last(1) ?? missing();
  expect(all).toBeGreaterThan(0.5);
  expect(all).toBeLessThan(1);
  expect(last(0.25)).toBeCloseTo(0.75 + 0.25 * all);
});
