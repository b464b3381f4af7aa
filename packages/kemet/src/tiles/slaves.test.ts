import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-RAISE-3: Slaves lowers a Raise by 1 for every level gained', () => {
  const table = given({ seats: [{ prayer: 3, pyramids: { 'c1-a': 'red 1' }, tiles: ['slaves'] }] });
  table.play(0, 'middle-raise', 'c1-a');
  expect(table.options(0)).toEqual([2, 3, 'none']);
  table.play(0, 3);
  expect(table.state.prayer[0]).toBe(0);
});

test('K-EX-3, K-PAY-3, K-RUL-27: with Priest of Ra from 1 to 3 costs 1 + 2 - 1 = 2', () => {
  const table = given({
    seats: [{ prayer: 2, pyramids: { 'c1-a': 'red 1' }, tiles: ['slaves', 'priest-of-ra'] }],
  });
  table.play(0, 'middle-raise', 'c1-a', 3);
  expect([table.state.prayer[0], table.state.pyramidLevel[0]]).toEqual([0, 3]);
});
