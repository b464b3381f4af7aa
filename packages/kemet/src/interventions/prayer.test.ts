import { expect, test } from 'vitest';
import { answer, FIRST_RULES, offered, passAll, table } from '../testing/table.ts';

test('K-DI-4, K-DI-1: Prayer gives exactly 2, up to the cap', () => {
  const state = table({ seats: [{ hand: ['prayer', 'prayer'], prayer: 8 }] });
  answer(state, 0, 'play:prayer');
  passAll(state);
  expect([state.prayer[0], state.handSize[0], state.discardSize]).toEqual([10, 1, 1]);
  answer(state, 0, 'play:prayer');
  passAll(state);
  expect(state.prayer[0]).toBe(11);
});

test('K-DI-2: at the cap Prayer has no effect and cannot be played', () => {
  const state = table({ setup: FIRST_RULES, seats: [{ hand: ['prayer'], prayer: 11 }] });
  expect(offered(state, 0)).not.toContain('play:prayer');
});
