import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byePoints, pointsFor, standings } from './standings.ts';

const POINTS = [5, 3, 2, 1];
const table = (...people: string[]) => people.map((person, at) => ({ person, place: at + 1 }));

test('places bring points, shared places share them', () => {
  expect(pointsFor(table('a', 'b', 'c', 'd'), POINTS)).toEqual([5, 3, 2, 1]);
  const tied = [
    { person: 'a', place: 1 },
    { person: 'b', place: 1 },
    { person: 'c', place: 3 },
    { person: 'd', place: 4 },
  ];
  expect(pointsFor(tied, POINTS)).toEqual([4, 4, 2, 1]);
  expect(pointsFor(table('a', 'b', 'c', 'd', 'e'), POINTS).at(-1)).toBe(0);
});

test('a bye brings the mean', () => {
  expect(byePoints(POINTS)).toBe(3);
  expect(byePoints([6, 3, 1])).toBe(3.5);
  expect([byePoints([2, 1]), byePoints([4]), byePoints([])]).toEqual([1.5, 4, 0]);
});

test('of equal points more wins stand before, of equal wins the stronger opponents', () => {
  const tables = [
    table('m', 'x', 'n'),
    table('m', 'x', 'n'),
    table('y', 'n'),
    table('p', 'n'),
    table('q', 'm'),
  ];
  const rows = standings(['x', 'n', 'p', 'y', 'q', 'm'], { tables, byes: [] }, [4, 2, 0]);
  expect(
    rows.map(({ person, rank, points, wins, opponents }) => [person, rank, points, wins, opponents]),
  ).toEqual([
    ['m', 1, 10, 2, 20],
    ['q', 2, 4, 1, 10],
    ['p', 3, 4, 1, 4],
    ['y', 3, 4, 1, 4],
    ['n', 5, 4, 0, 36],
    ['x', 6, 4, 0, 28],
  ]);
});

test('points first, then wins, then the points of opponents; who is equal shares a rank', () => {
  const rows = standings(
    ['a', 'b', 'c', 'd', 'e', 'f'],
    { tables: [table('a', 'b', 'c'), table('d', 'e', 'f'), table('a', 'd', 'e')], byes: ['b'] },
    POINTS,
  );
  expect(rows.map(({ person, points }) => [person, points])).toEqual([
    ['a', 10],
    ['d', 8],
    ['b', 6],
    ['e', 5],
    ['c', 2],
    ['f', 2],
  ]);
  expect(rows.map(({ person, wins, games, byes }) => [person, wins, games, byes])).toEqual([
    ['a', 2, 2, 0],
    ['d', 1, 2, 0],
    ['b', 0, 1, 1],
    ['e', 0, 2, 0],
    ['c', 0, 1, 0],
    ['f', 0, 1, 0],
  ]);
  expect(rows.map(({ opponents }) => opponents)).toEqual([21, 22, 12, 28, 16, 13]);
  const shared = standings(['x', 'y'], { tables: [], byes: [] }, POINTS);
  expect(shared.map(({ rank }) => rank)).toEqual([1, 1]);
  expect(rows.find(({ person }) => person === 'a')?.opponents).toBe(6 + 2 + 8 + 5);
});

test('wins go before opponents', () => {
  const rows = standings(
    ['a', 'b', 'c', 'd', 'e', 'f'],
    { tables: [table('a', 'x', 'y', 'z'), table('p', 'b', 'q', 'r'), table('s', 'q', 'b', 'u')], byes: [] },
    POINTS,
  );
  expect(rows.slice(0, 2).map(({ person, points, wins }) => [person, points, wins])).toEqual([
    ['a', 5, 1],
    ['b', 5, 0],
  ]);
});

test('all that tables bring is given out, whoever sits where', () => {
  const rounds = fc.array(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], { minLength: 8 }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(rounds, (drawn) => {
      const tables = drawn.flatMap((people) => [table(...people.slice(0, 4)), table(...people.slice(4))]);
      const rows = standings(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], { tables, byes: [] }, POINTS);
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(tables.length * 11);
      expect(rows.map(({ points }) => points)).toEqual(
        rows.map(({ points }) => points).sort((a, b) => b - a),
      );
    }),
  );
});
