import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-MOVE-5, K-CREA-7: the Deep Desert Snake gives +1 range, +0 strength, +0 damage and +0 protection to its troop', () => {
  const table = given({
    seats: [
      { units: { f1: 3 }, tiles: ['deep-desert-snake'], creatures: { 'deep-desert-snake': 'f1' } },
      { units: { 'd-12': 3 } },
    ],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(2);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3 });
  expect(table.terms(0, 'damage')).toEqual({});
  expect(table.terms(0, 'protection')).toEqual({ card: 1 });
});

test('K-CREA-7, K-CREA-4: the Deep Desert Snake elsewhere gives nothing and is no unit', () => {
  const table = given({
    seats: [
      {
        units: { f1: 3, 'c1-a': 1 },
        tiles: ['deep-desert-snake'],
        creatures: { 'deep-desert-snake': 'c1-a' },
      },
      { units: { 'd-12': 3 } },
    ],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(1);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3 });
});

test('K-BATTLE-14, K-EX-19, K-RUL-50: the creature of the other troop counts for nothing', () => {
  const table = given({
    seats: [
      { units: { f1: 3 }, tiles: ['deep-desert-snake'], creatures: { 'deep-desert-snake': 'f1' } },
      { units: { 'd-12': 3 }, tiles: ['giant-scorpion'], creatures: { 'giant-scorpion': 'd-12' } },
    ],
  });
  table.strike('f1', 'land:d-12');
  table.fight({ play: 'shield-push' }, { play: 'mixed-tactics' });
  expect(table.told('battle-won')[0]).toMatchObject({ winner: 0, strengths: [6, 5] });
  expect(table.terms(1, 'damage')).toEqual({ card: 2 });
  expect(table.state.reserve[0]).toBe(12 - 3 + 1);
});
