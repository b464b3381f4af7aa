import { expect, test } from 'vitest';
import { answer, offered, table } from '../testing/table.ts';

test('K-RAISE-3: Slaves lowers a Raise by 1 for every level gained', () => {
  const state = table({ seats: [{ prayer: 3, pyramids: { 'c1-a': 'red 1' }, tiles: ['slaves'] }] });
  answer(state, 0, 'middle-raise', 'c1-a');
  expect(offered(state, 0)).toEqual([2, 3, 'none']);
  answer(state, 0, 3);
  expect(state.prayer[0]).toBe(0);
});

test('K-EX-3, K-PAY-3, K-RUL-27: with Priest of Ra from 1 to 3 costs 1 + 2 - 1 = 2', () => {
  const state = table({
    seats: [{ prayer: 2, pyramids: { 'c1-a': 'red 1' }, tiles: ['slaves', 'priest-of-ra'] }],
  });
  answer(state, 0, 'middle-raise', 'c1-a', 3);
  expect([state.prayer[0], state.pyramidLevel[0]]).toEqual([0, 3]);
});
