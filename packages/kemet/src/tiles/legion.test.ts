import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { refusal } from '../testing/table.ts';

test('K-COMP-3, K-RUL-32: with Legion a troop holds 7 units, by day and at night', () => {
  const table = given({ seats: [{ prayer: 11, tiles: ['legion'] }] });
  table.play(0, 'top-recruit', 'c1-a');
  expect(table.options(0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const night = given({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['legion', 'reinforcements'], units: { f1: 5 } }],
  });
  night.play(0, 'f1', 'f1');
  expect(night.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'stop']);
});

test('K-COMP-3, K-INV-1: without Legion a troop of 6 is impossible', () => {
  expect(refusal({ seats: [{ units: { f1: 6 } }] })).toContain('a troop of 6');
  expect(refusal({ seats: [{ units: { f1: 7 }, tiles: ['legion'] }] })).toBe('it was read');
});
