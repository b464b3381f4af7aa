import { expect, test } from 'vitest';
import { scaleAround, shift } from './pan-zoom.ts';

const window = { width: 400, height: 300 };
const flat = { scale: 1, x: 0, y: 0 };

test('the point between the fingers stays where it is', () => {
  expect(scaleAround(flat, 2, 100, 50, window)).toEqual({ scale: 2, x: -100, y: -50 });
});

test('the sheet never gets smaller than its window', () => {
  expect(scaleAround({ scale: 2, x: -400, y: -300 }, 0.1, 0, 0, window)).toEqual(flat);
});

test('no drag opens a gap at the edge', () => {
  const lie = { scale: 2, x: -100, y: -50 };
  expect(shift(lie, 500, 500, window)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(shift(lie, -5000, -5000, window)).toEqual({ scale: 2, x: -400, y: -300 });
});
