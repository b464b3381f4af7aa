import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-CREA-1, K-CREA-2: the tile Deep Desert Snake brings its creature, to a district with own units or to the reserve', () => {
  const table = given({
    seats: [{ prayer: 5, pyramids: { 'c1-a': 'blue 2' }, units: { 'c1-b': 1, 'c1-c': 2, f1: 2 } }],
  });
  table.play(0, 'bottom-blue', 'deep-desert-snake');
  expect(table.options(0)).toEqual(['c1-b', 'c1-c', 'reserve']);
  table.play(0, 'c1-c');
  expect(table.whereIs('deep-desert-snake')).toBe('c1-c');
  expect(table.state.prayer[0]).toBe(3);
});
