import { expect, test } from 'vitest';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-DI-5, K-DEC-13: up to 2 free units into own districts, split as wanted', () => {
  const table = given({ seats: [{ hand: ['enlistment'], prayer: 0, units: { f1: 1 } }] });
  table.play(0, 'play:enlistment');
  table.always('veto', 'pass');
  expect(table.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'f1']);
  table.play(0, 'c1-a');
  expect(table.options(0)).toEqual(['c1-a', 'c1-b', 'c1-c', 'stop']);
  table.play(0, 'c1-c');
  expect([table.at('c1-a'), table.at('c1-c'), table.state.prayer[0]]).toEqual(['0: 1', '0: 1', 0]);
  expect(table.asked()).toEqual(['0 token']);
});

test('K-DI-5: or both to one own troop outside the city', () => {
  const table = given({ seats: [{ hand: ['enlistment'], units: { f1: 1, 'd-12': 4 } }] });
  table.play(0, 'play:enlistment');
  table.always('veto', 'pass');
  table.play(0, 'd-12');
  expect(table.asked()).toEqual(['0 token']);
  expect(table.at('d-12')).toBe('0: 5');
});

test('K-DI-5, K-RECR-4, K-RECR-5, K-RUL-43: units put into own districts held by enemies attack one after the other', () => {
  const table = given({
    seats: [{ hand: ['enlistment'] }, { units: { 'c1-a': 1, 'c1-b': 1 }, hand: ['escape'] }],
  });
  table.play(0, 'play:enlistment');
  table.always('veto', 'pass');
  table.play(0, 'c1-b', 'c1-a');
  expect(table.told('attack')[0]).toMatchObject({
    attacker: 0,
    defender: 1,
    sector: 'c1-b',
    by: 'enlistment',
  });
  expect(table.asked()).toEqual(['1 escape']);
  expect(table.options(1)).toEqual(['fight', 'escape']);
  table.fight({ play: 'cavalry-blitz' }, { play: 'phalanx-defense' });
  // c1-a has an attack still waiting and is no place for the retreat.
  table.play(1, 'retreat');
  expect(table.options(0)).toEqual(['c1-c', 'f1']);
  table.play(0, 'f1', 'stay');
  expect(table.state.battle?.sector).toBe(0);
});

test('K-DI-2: Enlistment needs a unit in reserve and a place', () => {
  const empty = given({
    setup: FIRST_RULES,
    seats: [{ hand: ['enlistment'], units: { f1: 5, 'd-12': 5, 'bank-w': 2 } }],
  });
  expect(empty.options(0)).not.toContain('play:enlistment');
});

test('K-DI-5: an own troop in a district of another city is outside too, and both may go there', () => {
  const table = given({
    order: [1, 0],
    seats: [{}, { hand: ['enlistment'], prayer: 0, units: { 'c1-a': 2 } }],
  });
  table.play(1, 'play:enlistment');
  table.always('veto', 'pass');
  table.play(1, 'c1-a');
  expect(table.options(1)).toEqual(['c1-a', 'stop']);
});
