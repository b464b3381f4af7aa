import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-TILE-5, K-DEC-8: one pyramid rises by one level for nothing, or none', () => {
  const seats = [
    {
      prayer: 0,
      tiles: ['hand-of-god'],
      pyramids: { 'c1-a': 'red 3', 'c1-b': 'blue 4' },
      units: { 'c2-a': 1 },
    },
    { pyramids: { 'c2-a': 'white 1', 'c2-b': 'red 1' } },
  ] as const;
  const table = given({ phase: 'night', round: 2, seats });
  expect(table.options(0)).toEqual(['c1-a', 'new:white', 'none']);
  table.play(0, 'c1-a');
  expect([table.state.pyramidLevel[0], table.state.prayer[0]]).toEqual([4, 2]);
  const foreign = given({ setup: FIRST_RULES, phase: 'night', round: 2, seats });
  foreign.play(0, 'c2-a');
  expect(foreign.state.pyramidLevel[3]).toBe(2);
  const none = given({ phase: 'night', round: 2, seats });
  none.play(0, 'none');
  expect(none.asked()).toEqual(['1 turn-order']);
});

test('K-TILE-5, K-DEC-16: a new pyramid is put into a free own district', () => {
  const table = given({ phase: 'night', round: 2, seats: [{ tiles: ['hand-of-god'] }] });
  table.play(0, 'new:blue');
  expect(table.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c']);
  table.play(0, 'c1-b');
  expect([table.state.pyramidColour[1], table.state.pyramidLevel[1]]).toEqual([2, 1]);
});

test('K-RUL-35, K-NIGHT-5: Reinforcements come before Hand of God', () => {
  const table = given({ phase: 'night', round: 2, seats: [{ tiles: ['hand-of-god', 'reinforcements'] }] });
  expect(table.asked()).toEqual(['0 reinforcements']);
  table.play(0, 'stop');
  expect(table.asked()).toEqual(['0 hand-of-god']);
});
