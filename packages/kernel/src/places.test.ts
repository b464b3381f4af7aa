import { expect, test } from 'vitest';
import { placesByOutcome, placesOf } from './places.ts';

test('seats of a group share a place and the next group comes after all of them', () => {
  expect(placesOf([[2], [0, 3], [1]])).toEqual([2, 4, 1, 2]);
  expect(placesOf([[0, 1, 2]])).toEqual([1, 1, 1]);
});

test('by the outcome alone winners come first and all others share the place after them', () => {
  expect(placesByOutcome({ winners: [1] }, 3)).toEqual([2, 1, 2]);
  expect(placesByOutcome({ winners: [0, 2] }, 4)).toEqual([1, 3, 1, 3]);
});

test('nobody is first where nobody won', () => {
  expect(placesByOutcome({ winners: [] }, 3)).toEqual([3, 3, 3]);
});
