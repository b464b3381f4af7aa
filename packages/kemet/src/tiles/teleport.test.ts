import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-MOVE-8, K-RUL-17: with the tile Teleport a troop may teleport from an obelisk for the normal price', () => {
  const table = given({ seats: [{ units: { 't-west': 2 }, prayer: 2, tiles: ['teleport'] }] });
  table.play(0, 'top-move', 't-west', 'teleport:t-delta', 2);
  expect(table.state.prayer[0]).toBe(0);
  const without = given({ seats: [{ units: { 't-west': 2 }, prayer: 2 }] });
  without.play(0, 'top-move', 't-west');
  expect(without.options(0)).not.toContain('teleport:t-delta');
});

test('K-MOVE-11, K-RUL-18: with free teleports each obelisk is reached at most once', () => {
  const table = given({
    setup: FIRST_RULES,
    seats: [{ units: { 't-west': 2 }, prayer: 0, tiles: ['teleport', 'stargate', 'priest-of-ra'] }],
  });
  table.play(0, 'top-move', 't-west', 'teleport:d-12', 2, 'teleport:t-west', 2, 'teleport:t-delta', 2);
  expect(table.options(0)).toEqual(['teleport:t-bank-w', 'end']);
  table.play(0, 'teleport:t-bank-w', 2);
  expect(table.options(0)).toEqual(['land:bank-w', 'end']);
});
