import { expect, test } from 'vitest';
import { answer, asked, FIRST_RULES, offered, passAll, table, troop, whereIs } from '../testing/table.ts';

test('K-DI-3, K-DEC-12, K-RUL-47: one enemy unit dies where the player says', () => {
  const state = table({
    seats: [
      { hand: ['raining-fire'], prayer: 1, units: { f1: 1 } },
      { units: { 'd-12': 2, 'c2-a': 1 }, tiles: ['shield-of-neith'] },
    ],
  });
  answer(state, 0, 'play:raining-fire');
  passAll(state);
  expect(offered(state, 0)).toEqual(['c2-a', 'd-12']);
  answer(state, 0, 'd-12');
  expect([troop(state, 'd-12'), state.reserve[1], state.prayer[0]]).toEqual(['1: 1', 10, 0]);
  expect(asked(state)).toEqual(['token 0']);
});

test('K-DI-3, K-RUL-48: the last unit dies, its creature goes home; no Crusade, no point', () => {
  const state = table({
    seats: [
      { hand: ['raining-fire'], prayer: 5, tiles: ['crusade'] },
      {
        units: { f2: 1, 'c2-b': 1 },
        tiles: ['mummy'],
        creatures: { mummy: 'f2' },
      },
    ],
  });
  answer(state, 0, 'play:raining-fire');
  passAll(state);
  answer(state, 0, 'f2');
  answer(state, 1, 'c2-b');
  expect([troop(state, 'f2'), whereIs(state, 'mummy')]).toEqual(['empty', 'c2-b']);
  expect([state.prayer[0], state.permanent[0]]).toEqual([4, 0]);
});

test('K-DI-2: Raining Fire needs an enemy unit on the board, and 1 prayer point', () => {
  const nobody = table({ setup: FIRST_RULES, seats: [{ hand: ['raining-fire'], units: { f1: 2 } }] });
  expect(offered(nobody, 0)).not.toContain('play:raining-fire');
  const poor = table({ seats: [{ hand: ['raining-fire'], prayer: 0 }, { units: { f2: 1 } }] });
  expect(offered(poor, 0)).not.toContain('play:raining-fire');
});
