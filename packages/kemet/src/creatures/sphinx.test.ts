import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-MOVE-5, K-CREA-7: the Sphinx gives +0 range, +2 strength, +0 damage and +0 protection to its troop', () => {
  const table = given({
    seats: [{ units: { f1: 3 }, tiles: ['sphinx'], creatures: { sphinx: 'f1' } }, { units: { 'd-12': 3 } }],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(1);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3, sphinx: 2 });
  expect(table.terms(0, 'damage')).toEqual({});
  expect(table.terms(0, 'protection')).toEqual({ card: 1 });
});

test('K-CREA-7, K-CREA-4: the Sphinx elsewhere gives nothing and is no unit', () => {
  const table = given({
    seats: [
      { units: { f1: 3, 'c1-a': 1 }, tiles: ['sphinx'], creatures: { sphinx: 'c1-a' } },
      { units: { 'd-12': 3 } },
    ],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(1);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3 });
});
