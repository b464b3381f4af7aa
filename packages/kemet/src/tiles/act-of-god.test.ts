import { expect, test } from 'vitest';
import { answer, offered, table } from '../testing/table.ts';

test('K-DAY-4, K-TILE-6, K-RUL-66: the silver token may be used in the turn in which its tile is bought', () => {
  const state = table({ seats: [{ pyramids: { 'c1-a': 'red 4' } }] });
  answer(state, 0, 'bottom-red', 'act-of-god');
  expect(offered(state, 0)).toContain('silver:middle-pray');
  answer(state, 0, 'silver:middle-pray');
  expect(state.prayer[0]).toBe(3);
  expect(state.active).toBe(1);
});

test('K-DAY-4, K-DAY-5: the silver token may come before the regular one, once a day, and need not be used', () => {
  const state = table({ seats: [{ tiles: ['act-of-god'] }] });
  answer(state, 0, 'silver:top-recruit', 'done');
  expect(offered(state, 0)).not.toContain('top-recruit');
  expect(offered(state, 0).filter((option) => String(option).startsWith('silver'))).toEqual([]);
  expect(offered(state, 0)).not.toContain('end');
  const unused = table({ seats: [{ tiles: ['act-of-god'] }] });
  answer(unused, 0, 'middle-pray', 'end');
  expect(unused.active).toBe(1);
});
