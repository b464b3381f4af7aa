import type { MatchRecord } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { otherwise, readLine } from './other-line.ts';
import { standingOf } from './standing.ts';

const record: MatchRecord = {
  format: 1,
  game: 'toy',
  rules: 1,
  setup: {},
  seed: 's',
  moves: [
    [0, 'a'],
    [1, 'b'],
    [0, 'c'],
  ],
  result: { winners: [0], rule: 'T-1' },
  hash: 'h',
};

test('another line keeps what was played before it and leaves the end open', () => {
  expect(otherwise(record, 1, 1, ['x', 2])).toMatchObject({
    moves: [
      [0, 'a'],
      [1, 'x'],
      [1, 2],
    ],
    result: null,
  });
  expect(record.moves).toHaveLength(3);
});

test('a line is read from an address, anything else is none', () => {
  const read = (query: string) => readLine(new URLSearchParams(query));
  expect(read('move=4&seat=1&line=["a",3]')).toEqual({ move: 4, seat: 1, options: ['a', 3] });
  expect(read('move=4&seat=1')).toBeNull();
  expect(read('move=x&seat=1&line=["a"]')).toBeNull();
  expect(read('move=4&seat=1&line=[{}]')).toBeNull();
  expect(read('move=4&seat=1&line={"length":2}')).toBeNull();
  expect(read('move=4&seat=1&line=[')).toBeNull();
  expect(read(`move=4&seat=1&line=${JSON.stringify(new Array(101).fill(1))}`)).toBeNull();
});

test('a player’s accuracy is the mean of their own answers, grades are counted', () => {
  const move = { move: 0, given: 'a', best: 'b', chance: 0.5, reasons: [], line: [] };
  const moves = [
    { ...move, seat: 0, loss: 0, accuracy: 1, grade: 'good' as const },
    { ...move, seat: 0, loss: 0.1, accuracy: 0.4, grade: 'mistake' as const },
    { ...move, seat: 1, loss: 0.3, accuracy: 0.1, grade: 'blunder' as const },
  ];
  expect(standingOf(moves, 0)).toEqual({
    accuracy: 0.7,
    counts: { good: 1, inexact: 0, mistake: 1, blunder: 0 },
  });
  expect(standingOf(moves, 2).accuracy).toBeNull();
});

test('what somebody answers in a game that is as good as lost or won says little of how they play', () => {
  const move = { move: 0, seat: 0, given: 'a', best: 'b', reasons: [], line: [] };
  const lost = { ...move, chance: 0, loss: 0, accuracy: 1, grade: 'good' as const };
  const open = { ...move, chance: 0.5, loss: 0.1, accuracy: 0.4, grade: 'mistake' as const };
  const won = { ...lost, chance: 1 };
  expect(standingOf([open, lost, lost, won], 0).accuracy).toBeLessThan(0.45);
  expect(standingOf([lost, won], 0).accuracy).toBe(1);
});
