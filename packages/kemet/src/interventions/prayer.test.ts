import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-DI-4, K-DI-1: Prayer gives exactly 2, up to the cap', () => {
  const table = given({ seats: [{ hand: ['prayer', 'prayer'], prayer: 8 }] });
  table.play(0, 'play:prayer');
  table.always('veto', 'pass');
  expect([table.state.prayer[0], table.state.handSize[0], table.state.discardSize]).toEqual([10, 1, 1]);
  table.play(0, 'play:prayer');
  table.always('veto', 'pass');
  expect(table.state.prayer[0]).toBe(11);
});

test('K-DI-2: at the cap Prayer has no effect and cannot be played', () => {
  const table = given({ setup: FIRST_RULES, seats: [{ hand: ['prayer'], prayer: 11 }] });
  expect(table.options(0)).not.toContain('play:prayer');
});
