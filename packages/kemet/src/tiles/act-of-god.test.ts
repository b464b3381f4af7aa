import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-DAY-4, K-TILE-6, K-RUL-66: the silver token may be used in the turn in which its tile is bought', () => {
  const table = given({ seats: [{ pyramids: { 'c1-a': 'red 4' } }] });
  table.play(0, 'bottom-red', 'act-of-god');
  expect(table.options(0)).toContain('silver:middle-pray');
  table.play(0, 'silver:middle-pray');
  expect(table.state.prayer[0]).toBe(3);
  expect(table.state.active).toBe(1);
});

test('K-DAY-4, K-DAY-5: the silver token may come before the regular one, once a day, and need not be used', () => {
  const table = given({ seats: [{ tiles: ['act-of-god'] }] });
  table.play(0, 'silver:top-recruit', 'done');
  expect(table.options(0)).not.toContain('top-recruit');
  expect(table.options(0).filter((option) => String(option).startsWith('silver'))).toEqual([]);
  expect(table.options(0)).not.toContain('end');
  const unused = given({ seats: [{ tiles: ['act-of-god'] }] });
  unused.play(0, 'middle-pray', 'end');
  expect(unused.state.active).toBe(1);
});
