import { expect, test } from 'vitest';
import { goalOf, isDecided, verdictOf } from './goals.ts';

const series = (players: number, first: string, other: string, millisecondsOfHard?: number) => ({
  players,
  bots: [first, ...new Array<string>(players - 1).fill(other)],
  ...(millisecondsOfHard === undefined ? {} : { millisecondsOfHard }),
});

test('expert has a goal that grows with its time', () => {
  expect(goalOf(series(2, 'expert', 'hard', 1000))).toEqual({ from: 0.7, to: 1 });
  expect(goalOf(series(2, 'expert', 'hard', 200))).toEqual({ from: 0.6, to: 1 });
  expect(goalOf(series(4, 'expert', 'hard', 1000))).toEqual({ from: 0.4, to: 1 });
  expect(goalOf(series(4, 'expert', 'hard'))).toEqual({ from: 0.33, to: 1 });
});

test('steps of the ladder have two ends at two players and no goal at four', () => {
  expect(goalOf(series(2, 'medium', 'easy', 700))).toEqual({ from: 0.65, to: 0.85 });
  expect(goalOf(series(4, 'medium', 'easy', 700))).toBeNull();
});

test('a goal is met or missed once the interval lies on one side', () => {
  const step = { from: 0.65, to: 0.85 };
  expect(verdictOf(step, 7, 10)).toBe('open');
  expect(verdictOf(step, 150, 200)).toBe('met');
  expect(verdictOf(step, 100, 200)).toBe('missed');
  expect(verdictOf(step, 195, 200)).toBe('missed');
});

test('to end a series takes more than to show a verdict', () => {
  const goal = { from: 0.7, to: 1 };
  expect(verdictOf(goal, 18, 20)).toBe('open');
  expect(verdictOf(goal, 26, 30)).toBe('met');
  expect(isDecided(goal, 26, 30)).toBe(false);
  expect(isDecided(goal, 29, 31)).toBe(true);
});

test('no series ends on its first few games', () => {
  const goal = { from: 0.85, to: 1 };
  expect(verdictOf(goal, 0, 2)).toBe('missed');
  expect(isDecided(goal, 0, 2)).toBe(false);
  expect(isDecided(goal, 0, 20)).toBe(true);
});
