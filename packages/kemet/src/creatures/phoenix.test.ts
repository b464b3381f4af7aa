import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-MOVE-5, K-CREA-7: the Phoenix gives +1 range, +2 strength, +0 damage and +0 protection to its troop', () => {
  const table = given({
    seats: [{ units: { f1: 3 }, tiles: ['phoenix'], creatures: { phoenix: 'f1' } }, { units: { 'd-12': 3 } }],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(2);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3, phoenix: 2 });
  expect(table.terms(0, 'damage')).toEqual({});
  expect(table.terms(0, 'protection')).toEqual({ card: 1 });
});

test('K-CREA-7, K-CREA-4: the Phoenix elsewhere gives nothing and is no unit', () => {
  const table = given({
    seats: [
      { units: { f1: 3, 'c1-a': 1 }, tiles: ['phoenix'], creatures: { phoenix: 'c1-a' } },
      { units: { 'd-12': 3 } },
    ],
  });
  table.strike('f1', 'land:d-12');
  expect(table.told('range-fixed')[0]?.range).toBe(1);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3 });
});

const withPhoenix = { units: { 'd-12': 3 }, tiles: ['phoenix'], creatures: { phoenix: 'd-12' } } as const;

test('K-MOVE-14, K-RUL-13, K-DEC-26: a step through walls must be made together with the Phoenix', () => {
  const table = given({ seats: [withPhoenix] });
  table.play(0, 'top-move', 'd-12', 'land:f2', 3, 'with');
  expect(table.options(0)).toContain('land:c2-a');
  table.play(0, 'land:c2-a', 2);
  expect(table.asked()).not.toContain('0 step-creature');
  expect(table.state.creatureAt[2]).toBe(3);
});

test('K-RUL-13, K-MOVE-14: with the Phoenix left behind walls stop the troop', () => {
  const table = given({ seats: [{ ...withPhoenix, tiles: ['phoenix', 'god-speed'] }] });
  table.play(0, 'top-move', 'd-12', 'land:f2', 2, 'without');
  expect(table.options(0)).toContain('land:bank-w');
  expect(table.options(0)).not.toContain('land:c2-a');
});

test('K-RUL-14: the Phoenix crosses a wall behind which the Snake stands; then the Snake silences it', () => {
  const table = given({
    seats: [
      withPhoenix,
      { units: { 'c2-a': 2 }, tiles: ['deep-desert-snake'], creatures: { 'deep-desert-snake': 'c2-a' } },
    ],
  });
  table.play(0, 'top-move', 'd-12', 'land:f2', 3, 'with', 'land:c2-a', 3);
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3 });
});

test('K-MOVE-14, K-MOVE-17: where another own creature stands the Phoenix opens no wall', () => {
  const table = given({
    seats: [
      {
        units: { 'd-12': 3, 'c2-a': 1 },
        tiles: ['phoenix', 'mummy'],
        creatures: { phoenix: 'd-12', mummy: 'c2-a' },
      },
    ],
  });
  table.play(0, 'top-move', 'd-12', 'land:f2', 3, 'with');
  expect(table.options(0)).not.toContain('land:c2-a');
  expect(table.options(0)).toContain('land:c2-b');
});
