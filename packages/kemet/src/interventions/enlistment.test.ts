import { expect, test } from 'vitest';
import {
  answer,
  asked,
  FIRST_RULES,
  factOf,
  fight,
  offered,
  passAll,
  table,
  troop,
} from '../testing/table.ts';

test('K-DI-5, K-DEC-13: up to 2 free units into own districts, split as wanted', () => {
  const state = table({ seats: [{ hand: ['enlistment'], prayer: 0, units: { f1: 1 } }] });
  answer(state, 0, 'play:enlistment');
  passAll(state);
  expect(offered(state, 0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'f1']);
  answer(state, 0, 'c1-a');
  expect(offered(state, 0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'stop']);
  answer(state, 0, 'c1-c');
  expect([troop(state, 'c1-a'), troop(state, 'c1-c'), state.prayer[0]]).toEqual(['0: 1', '0: 1', 0]);
  expect(asked(state)).toEqual(['token 0']);
});

test('K-DI-5: or both to one own troop outside the city', () => {
  const state = table({ seats: [{ hand: ['enlistment'], units: { f1: 1, 'd-12': 4 } }] });
  answer(state, 0, 'play:enlistment');
  passAll(state);
  answer(state, 0, 'd-12');
  expect(asked(state)).toEqual(['token 0']);
  expect(troop(state, 'd-12')).toBe('0: 5');
});

test('K-DI-5, K-RECR-4, K-RECR-5, K-RUL-43: units put into own districts held by enemies attack one after the other', () => {
  const state = table({
    seats: [{ hand: ['enlistment'] }, { units: { 'c1-a': 1, 'c1-b': 1 }, hand: ['escape'] }],
  });
  answer(state, 0, 'play:enlistment');
  passAll(state);
  const facts = answer(state, 0, 'c1-b', 'c1-a');
  expect(factOf(facts, 'attack')).toMatchObject({
    attacker: 0,
    defender: 1,
    sector: 'c1-b',
    by: 'enlistment',
  });
  expect(asked(state)).toEqual(['escape 1']);
  expect(offered(state, 1)).toEqual(['fight', 'escape']);
  fight(state, { play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  // c1-a has an attack still waiting and is no place for the retreat.
  answer(state, 1, 'retreat');
  expect(offered(state, 0)).toEqual(['c1-c', 'f1']);
  answer(state, 0, 'f1', 'stay');
  expect(state.battle?.sector).toBe(0);
});

test('K-DI-2: Enlistment needs a unit in reserve and a place', () => {
  const empty = table({
    setup: FIRST_RULES,
    seats: [{ hand: ['enlistment'], units: { f1: 5, 'd-12': 5, 'bank-w': 2 } }],
  });
  expect(offered(empty, 0)).not.toContain('play:enlistment');
});

test('K-DI-5: an own troop in a district of another city is outside too, and both may go there', () => {
  const state = table({
    order: [1, 0],
    seats: [{}, { hand: ['enlistment'], prayer: 0, units: { 'c1-a': 2 } }],
  });
  answer(state, 1, 'play:enlistment');
  passAll(state);
  answer(state, 1, 'c1-a');
  expect(offered(state, 1)).toEqual(['c1-a', 'stop']);
});
