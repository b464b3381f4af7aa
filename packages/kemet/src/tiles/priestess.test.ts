import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-BUY-3, K-PAY-3, K-RUL-28: Priestess lowers the price of a tile by 1, never below 0', () => {
  const table = given({ seats: [{ prayer: 1, pyramids: { 'c1-a': 'red 2' }, tiles: ['priestess'] }] });
  table.play(0, 'bottom-red', 'carnage');
  expect(table.state.prayer[0]).toBe(0);
  const free = given({ seats: [{ prayer: 0, pyramids: { 'c1-a': 'red 2' }, tiles: ['priestess'] }] });
  free.play(0, 'bottom-red', 'charge');
  expect(free.state.prayer[0]).toBe(0);
});

test('K-EX-6: with Priestess and Priest of Ra a level-2 tile costs 0', () => {
  const table = given({
    seats: [{ prayer: 0, pyramids: { 'c1-a': 'red 2' }, tiles: ['priestess', 'priest-of-ra'] }],
  });
  table.play(0, 'bottom-red', 'carnage');
  expect(table.state.prayer[0]).toBe(0);
});
