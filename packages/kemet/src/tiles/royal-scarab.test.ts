import { expect, test } from 'vitest';
import { answer, offered, table, whereIs } from '../testing/table.ts';

test('K-CREA-1, K-CREA-2: the tile Royal Scarab brings its creature, to a district with own units or to the reserve', () => {
  const state = table({
    seats: [{ prayer: 5, pyramids: { 'c1-a': 'red 3' }, units: { 'c1-b': 1, 'c1-c': 2, f1: 2 } }],
  });
  answer(state, 0, 'bottom-red', 'royal-scarab');
  expect(offered(state, 0)).toEqual(['c1-b', 'c1-c', 'reserve']);
  answer(state, 0, 'c1-c');
  expect(whereIs(state, 'royal-scarab')).toBe('c1-c');
  expect(state.prayer[0]).toBe(2);
});
