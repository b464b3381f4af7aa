import { expect, test } from 'vitest';
import { answer, asked, FIRST_RULES, offered, table } from '../testing/table.ts';

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
  const state = table({ phase: 'night', round: 2, seats });
  expect(offered(state, 0)).toEqual(['c1-a', 'new:white', 'none']);
  answer(state, 0, 'c1-a');
  expect([state.pyramidLevel[0], state.prayer[0]]).toEqual([4, 2]);
  const foreign = table({ setup: FIRST_RULES, phase: 'night', round: 2, seats });
  answer(foreign, 0, 'c2-a');
  expect(foreign.pyramidLevel[3]).toBe(2);
  const none = table({ phase: 'night', round: 2, seats });
  answer(none, 0, 'none');
  expect(asked(none)).toEqual(['turn-order 1']);
});

test('K-TILE-5, K-DEC-16: a new pyramid is put into a free own district', () => {
  const state = table({ phase: 'night', round: 2, seats: [{ tiles: ['hand-of-god'] }] });
  answer(state, 0, 'new:blue');
  expect(offered(state, 0)).toEqual(['c1-a', 'c1-b', 'c1-c']);
  answer(state, 0, 'c1-b');
  expect([state.pyramidColour[1], state.pyramidLevel[1]]).toEqual([2, 1]);
});

test('K-RUL-35, K-NIGHT-5: Reinforcements come before Hand of God', () => {
  const state = table({ phase: 'night', round: 2, seats: [{ tiles: ['hand-of-god', 'reinforcements'] }] });
  expect(asked(state)).toEqual(['reinforcements 0']);
  answer(state, 0, 'stop');
  expect(asked(state)).toEqual(['hand-of-god 0']);
});
