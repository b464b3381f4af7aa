import { expect, test } from 'vitest';
import { answer, offered, refusal, table } from '../testing/table.ts';

test('K-COMP-3, K-RUL-32: with Legion a troop holds 7 units, by day and at night', () => {
  const state = table({ seats: [{ prayer: 11, tiles: ['legion'] }] });
  answer(state, 0, 'top-recruit', 'c1-a');
  expect(offered(state, 0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const night = table({
    phase: 'night',
    round: 2,
    seats: [{ tiles: ['legion', 'reinforcements'], units: { f1: 5 } }],
  });
  answer(night, 0, 'f1', 'f1');
  expect(offered(night, 0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'stop']);
});

test('K-COMP-3, K-INV-1: without Legion a troop of 6 is impossible', () => {
  expect(refusal({ seats: [{ units: { f1: 6 } }] })).toContain('a troop of 6');
  expect(refusal({ seats: [{ units: { f1: 7 }, tiles: ['legion'] }] })).toBe('it was read');
});
