import { expect, test } from 'vitest';
import { answer, table } from '../testing/table.ts';

test('K-BUY-3, K-PAY-3, K-RUL-28: Priestess lowers the price of a tile by 1, never below 0', () => {
  const state = table({ seats: [{ prayer: 1, pyramids: { 'c1-a': 'red 2' }, tiles: ['priestess'] }] });
  answer(state, 0, 'bottom-red', 'carnage');
  expect(state.prayer[0]).toBe(0);
  const free = table({ seats: [{ prayer: 0, pyramids: { 'c1-a': 'red 2' }, tiles: ['priestess'] }] });
  answer(free, 0, 'bottom-red', 'charge');
  expect(free.prayer[0]).toBe(0);
});

test('K-EX-6: with Priestess and Priest of Ra a level-2 tile costs 0', () => {
  const state = table({
    seats: [{ prayer: 0, pyramids: { 'c1-a': 'red 2' }, tiles: ['priestess', 'priest-of-ra'] }],
  });
  answer(state, 0, 'bottom-red', 'carnage');
  expect(state.prayer[0]).toBe(0);
});
