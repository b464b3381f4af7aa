import { expect, test } from 'vitest';
import { answer, asked, FIRST_RULES, fight, offered, skirmish, table, whereIs } from '../testing/table.ts';

test('K-CREA-5, K-DEC-36: with several districts the owner chooses where the creature goes', () => {
  const state = skirmish(
    {},
    {
      units: { 'd-12': 2, 'c2-a': 1, 'c2-b': 1, 'c2-c': 1 },
      tiles: ['mummy', 'sphinx'],
      creatures: { mummy: 'd-12', sphinx: 'c2-b' },
    },
  );
  fight(state, { play: 'chariot-raid' }, { play: 'cavalry-blitz' });
  // The defender won without survivors; the Sphinx already stands in c2-b.
  expect([asked(state), offered(state, 1)]).toEqual([['creature-home 1'], ['c2-a', 'c2-c', 'reserve']]);
  answer(state, 1, 'c2-c');
  expect(whereIs(state, 'mummy')).toBe('c2-c');
});

test('K-CREA-5, K-RUL-58: a recalled troop sends its creature home', () => {
  const state = skirmish(
    { units: { f1: 5, 'c1-b': 1 }, tiles: ['mummy'], creatures: { mummy: 'f1' } },
    {},
    { setup: FIRST_RULES },
  );
  fight(state, { play: 'cavalry-blitz' }, { play: 'shield-push' });
  answer(state, 1, 'recall');
  answer(state, 0, 'recall');
  expect(whereIs(state, 'mummy')).toBe('c1-b');
});

test('K-CREA-5: a district of the own city held by an enemy, or empty, is no home', () => {
  const state = table({
    seats: [{ units: { f1: 2 }, tiles: ['mummy'], creatures: { mummy: 'f1' } }, { units: { 'c1-a': 1 } }],
  });
  answer(state, 0, 'top-move', 'f1', 'land:d-12', 2, 'without');
  expect(whereIs(state, 'mummy')).toBe('reserve');
});

test('K-CREA-3, K-CREA-4: at most one own creature in a sector; it does not count for the troop limit', () => {
  const two = { units: { f1: 5 }, tiles: ['mummy', 'sphinx'] as const };
  const state = table({ seats: [{ ...two, creatures: { mummy: 'f1' } }] });
  expect(state.units[6]).toBe(5);
  expect(() => table({ seats: [{ ...two, creatures: { mummy: 'f1', sphinx: 'f1' } }] })).toThrow('K-CREA-3');
});
