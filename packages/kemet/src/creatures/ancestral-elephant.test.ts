import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-MOVE-5, K-CREA-7: the Ancestral Elephant gives +1 range, +1 strength, +0 damage and +1 protection to its troop', () => {
  const table = given({
    seats: [
      { units: { f1: 3 }, tiles: ['ancestral-elephant'], creatures: { 'ancestral-elephant': 'f1' } },
      { units: { 'd-12': 3 } },
    ],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(2);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3, 'ancestral-elephant': 1 });
  expect(table.terms(0, 'damage')).toEqual({});
  expect(table.terms(0, 'protection')).toEqual({ card: 1, 'ancestral-elephant': 1 });
});

test('K-CREA-7, K-CREA-4: the Ancestral Elephant elsewhere gives nothing and is no unit', () => {
  const table = given({
    seats: [
      {
        units: { f1: 3, 'c1-a': 1 },
        tiles: ['ancestral-elephant'],
        creatures: { 'ancestral-elephant': 'c1-a' },
      },
      { units: { 'd-12': 3 } },
    ],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(1);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3 });
});
