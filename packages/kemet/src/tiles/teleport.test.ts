import { expect, test } from 'vitest';
import { answer, FIRST_RULES, offered, table } from '../testing/table.ts';

test('K-MOVE-8, K-RUL-17: with the tile Teleport a troop may teleport from an obelisk for the normal price', () => {
  const state = table({ seats: [{ units: { 't-west': 2 }, prayer: 2, tiles: ['teleport'] }] });
  answer(state, 0, 'top-move', 't-west', 'teleport:t-delta', 2);
  expect(state.prayer[0]).toBe(0);
  const without = table({ seats: [{ units: { 't-west': 2 }, prayer: 2 }] });
  answer(without, 0, 'top-move', 't-west');
  expect(offered(without, 0)).not.toContain('teleport:t-delta');
});

test('K-MOVE-11, K-RUL-18: with free teleports each obelisk is reached at most once', () => {
  const state = table({
    setup: FIRST_RULES,
    seats: [{ units: { 't-west': 2 }, prayer: 0, tiles: ['teleport', 'stargate', 'priest-of-ra'] }],
  });
  answer(state, 0, 'top-move', 't-west', 'teleport:d-12', 2, 'teleport:t-west', 2, 'teleport:t-delta', 2);
  expect(offered(state, 0)).toEqual(['teleport:t-bank-w', 'end']);
  answer(state, 0, 'teleport:t-bank-w', 2);
  expect(offered(state, 0)).toEqual(['land:bank-w', 'end']);
});
