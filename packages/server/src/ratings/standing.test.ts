import { expect, test } from 'vitest';
import { UNKNOWN } from './plackett-luce.ts';
import { ratingsAfter } from './rate.ts';
import { placesWithLeavers, shownRating, shownSpread } from './standing.ts';

const seat = (player: string, place: number, left = false) => ({ player, place, left, won: place === 1 });

test('places are those of the game, in whatever order people sit', () => {
  expect(placesWithLeavers([seat('a', 2), seat('b', 1), seat('c', 3)])).toEqual([2, 1, 3]);
  expect(placesWithLeavers([seat('a', 3), seat('b', 3), seat('c', 1), seat('d', 2)])).toEqual([3, 3, 1, 2]);
});

test('who left comes behind all who stayed, whatever the bot made of the seat', () => {
  expect(placesWithLeavers([seat('a', 1, true), seat('b', 2), seat('c', 3)])).toEqual([3, 1, 2]);
  expect(placesWithLeavers([seat('a', 1, true), seat('b', 2, true), seat('c', 3)])).toEqual([2, 2, 1]);
});

test('a newcomer is read as 1000', () => {
  expect(shownRating(UNKNOWN)).toBe(1000);
  expect(shownSpread(UNKNOWN)).toBe(333);
  expect(shownRating({ mu: 30, sigma: 5 })).toBe(1600);
});

test('who left loses although the bot won; the others are rated among themselves', () => {
  const { players } = ratingsAfter([seat('a', 1, true), seat('b', 2), seat('c', 3)], new Map());
  const mu = (player: string) => players.get(player)?.mu ?? 0;
  expect(mu('a')).toBeLessThan(25);
  expect(mu('b')).toBeGreaterThan(mu('c'));
});

test('a game counts once for everybody, and once more for whoever won', () => {
  const first = ratingsAfter([seat('a', 1), seat('b', 2)], new Map()).players;
  const counted = (of: typeof first) => [...of].map(([player, { games, won }]) => [player, games, won]);
  expect(counted(first)).toEqual([
    ['a', 1, 1],
    ['b', 1, 0],
  ]);
  const second = ratingsAfter([seat('a', 2), seat('b', 1)], first).players;
  expect(counted(second)).toEqual([
    ['a', 2, 1],
    ['b', 2, 1],
  ]);
});

test('two bots of one name move together, by the mean, and have played one game', () => {
  const { players } = ratingsAfter([seat('bot:easy', 1), seat('a', 2), seat('bot:easy', 3)], new Map());
  expect(players.get('bot:easy')).toMatchObject({ games: 1, won: 1 });
  expect(players.get('bot:easy')?.mu).toBeCloseTo(25, 0);
});
