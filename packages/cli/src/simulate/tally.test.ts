import { expect, test } from 'vitest';
import { count, interval, openTally, seated } from './tally.ts';

test('a shared win is split, a game without a winner counted apart', () => {
  const tally = openTally(['hard', 'easy', 'easy']);
  count(tally, { winners: [0], rule: 'R' }, ['hard', 'easy', 'easy']);
  count(tally, { winners: [0, 1], rule: 'R' }, ['easy', 'hard', 'easy']);
  count(tally, { winners: [], rule: 'R' }, ['easy', 'easy', 'hard']);
  expect(tally).toEqual({ wins: { hard: 1.5, easy: 0.5 }, nobody: 1 });
});

test('every bot sits in every seat as often', () => {
  const bots = ['a', 'b', 'c'];
  expect([0, 1, 2, 3].map((game) => seated(bots, game).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
});

test('the interval is that of Wilson', () => {
  const [low, high] = interval(150, 200);
  expect(low).toBeCloseTo(0.6857, 3);
  expect(high).toBeCloseTo(0.8051, 3);
  expect(interval(0, 10)[0]).toBe(0);
  expect(interval(10, 10)[1]).toBeCloseTo(1);
});
