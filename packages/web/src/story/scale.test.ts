import { expect, test } from 'vitest';
import { lineScale, pathOf, roundSteps, rowsOf } from './scale.ts';

test('steps on the axis are round and reach no higher than the most', () => {
  expect(roundSteps(31)).toEqual([0, 10, 20, 30]);
  expect(roundSteps(4)).toEqual([0, 1, 2, 3, 4]);
  expect(roundSteps(10)).toEqual([0, 2, 4, 6, 8, 10]);
});

test('a value holds until the move that changes it', () => {
  const same = lineScale(0, 10, 0, 10);
  expect(
    pathOf(
      [
        [0, 0],
        [4, 3],
      ],
      same,
      same,
      9,
    ),
  ).toBe('M0 0H4V3H9');
  expect(pathOf([], same, same, 9)).toBe('');
});

test('labels that would meet stand in rows of their own', () => {
  const stretch = (from: number, to: number) => ({ from, to });
  expect(rowsOf([stretch(0, 10), stretch(12, 20), stretch(15, 25), stretch(22, 30)])).toEqual([0, 0, 1, 0]);
});
