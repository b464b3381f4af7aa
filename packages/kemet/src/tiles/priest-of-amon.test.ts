import { expect, test } from 'vitest';
import { tonight } from '../testing/given.ts';

test('K-NIGHT-1, K-COMP-5: Priest of Amon gives 5 more at night, beside High Priest, up to 11', () => {
  expect(tonight({ seats: [{ prayer: 1, tiles: ['priest-of-amon'] }] }).state.prayer[0]).toBe(8);
  const both = tonight({ seats: [{ prayer: 4, tiles: ['priest-of-amon', 'high-priest'] }] });
  expect(both.state.prayer[0]).toBe(11);
});
