import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-CREA-5, K-DEC-36: with several districts the owner chooses where the creature goes', () => {
  const table = skirmish(
    {},
    {
      units: { 'd-12': 2, 'c2-a': 1, 'c2-b': 1, 'c2-c': 1 },
      tiles: ['mummy', 'sphinx'],
      creatures: { mummy: 'd-12', sphinx: 'c2-b' },
    },
  );
  table.fight({ play: 'chariot-raid' }, { play: 'cavalry-blitz' });
  // The defender won without survivors; the Sphinx already stands in c2-b.
  expect([table.asked(), table.options(1)]).toEqual([['1 creature-home'], ['c2-a', 'c2-c']]);
  table.play(1, 'c2-c');
  expect(table.whereIs('mummy')).toBe('c2-c');
});

test('K-CREA-5, K-RUL-58: a recalled troop sends its creature home', () => {
  const table = skirmish(
    { units: { f1: 5, 'c1-b': 1 }, tiles: ['mummy'], creatures: { mummy: 'f1' } },
    {},
    { setup: FIRST_RULES },
  );
  table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
  table.play(1, 'recall');
  table.play(0, 'recall');
  expect(table.whereIs('mummy')).toBe('c1-b');
});

test('K-CREA-5: a district of the own city held by an enemy, or empty, is no home', () => {
  const table = given({
    seats: [{ units: { f1: 2 }, tiles: ['mummy'], creatures: { mummy: 'f1' } }, { units: { 'c1-a': 1 } }],
  });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2, 'without');
  expect(table.whereIs('mummy')).toBe('reserve');
});

test('K-CREA-3, K-CREA-4: at most one own creature in a sector; it does not count for the troop limit', () => {
  const two = { units: { f1: 5 }, tiles: ['mummy', 'sphinx'] as const };
  const table = given({ seats: [{ ...two, creatures: { mummy: 'f1' } }] });
  expect(table.state.units[6]).toBe(5);
  expect(() => given({ seats: [{ ...two, creatures: { mummy: 'f1', sphinx: 'f1' } }] })).toThrow('K-CREA-3');
});
