import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-DI-3, K-DEC-12, K-RUL-47: one enemy unit dies where the player says', () => {
  const table = given({
    seats: [
      { hand: ['raining-fire'], prayer: 1, units: { f1: 1 } },
      { units: { 'd-12': 2, 'c2-a': 1 }, tiles: ['shield-of-neith'] },
    ],
  });
  table.play(0, 'play:raining-fire');
  table.always('veto', 'pass');
  expect(table.options(0)).toEqual(['c2-a', 'd-12']);
  table.play(0, 'd-12');
  expect([table.at('d-12'), table.state.reserve[1], table.state.prayer[0]]).toEqual(['1: 1', 10, 0]);
  expect(table.asked()).toEqual(['0 token']);
});

test('K-DI-3, K-RUL-48: the last unit dies, its creature goes home; no Crusade, no point', () => {
  const table = given({
    seats: [
      { hand: ['raining-fire'], prayer: 5, tiles: ['crusade'] },
      {
        units: { f2: 1, 'c2-b': 1 },
        tiles: ['mummy'],
        creatures: { mummy: 'f2' },
      },
    ],
  });
  table.play(0, 'play:raining-fire');
  table.always('veto', 'pass');
  table.play(0, 'f2');
  expect([table.at('f2'), table.whereIs('mummy')]).toEqual(['', 'c2-b']);
  expect([table.state.prayer[0], table.state.permanent[0]]).toEqual([4, 0]);
});

test('K-DI-2: Raining Fire needs an enemy unit on the board, and 1 prayer point', () => {
  const nobody = given({ setup: FIRST_RULES, seats: [{ hand: ['raining-fire'], units: { f1: 2 } }] });
  expect(nobody.options(0)).not.toContain('play:raining-fire');
  const poor = given({ seats: [{ hand: ['raining-fire'], prayer: 0 }, { units: { f2: 1 } }] });
  expect(poor.options(0)).not.toContain('play:raining-fire');
});
