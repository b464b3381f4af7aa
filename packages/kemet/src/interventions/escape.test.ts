import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { FIRST_RULES, given } from '../testing/given.ts';

test('K-BATTLE-2, K-BATTLE-3, K-DEC-27, K-DEC-28, K-RUL-41: the whole troop leaves with its creature, nobody scores', () => {
  const table = skirmish(
    {},
    { units: { 'd-12': 3, f2: 1 }, hand: ['escape'], tiles: ['mummy'], creatures: { mummy: 'd-12' } },
  );
  table.play(1, 'escape');
  expect(table.options(1)).toEqual(['bank-w', 'f1', 't-west']);
  table.play(1, 't-west');
  expect([table.at('t-west'), table.at('d-12'), table.whereIs('mummy')]).toEqual(['1: 3', '0: 3', 't-west']);
  expect([table.state.permanent, table.state.played, table.state.battle]).toEqual([[0, 0], [0, 0], null]);
});

test('K-EX-17: the sector the attacker came from is free only if nobody was left there', () => {
  const table = given({ seats: [{ units: { f1: 3 } }, { units: { 'd-12': 3 }, hand: ['escape'] }] });
  table.strike('f1', 'land:d-12', 2);
  table.play(1, 'escape');
  expect(table.options(1)).not.toContain('f1');
});

test('K-MOVE-16, K-RUL-40: after an Escape the attacker may go on with the range left', () => {
  const table = skirmish({ tiles: ['god-speed'] }, { hand: ['escape'] });
  table.play(1, 'escape', 'f2');
  expect(table.asked()).toEqual(['0 step']);
  table.play(0, 'land:bank-w', 3);
  expect(table.at('bank-w')).toBe('0: 3');
});

test('K-INT-7, K-DEC-40: every defender is asked, with the card or without', () => {
  const table = skirmish({}, {});
  expect(table.asked()).toEqual(['1 escape']);
  expect(table.options(1)).toEqual(['fight']);
});

test('K-INT-7, K-BATTLE-2: without a free sector nobody is asked', () => {
  const table = given({
    setup: FIRST_RULES,
    seats: [
      { units: { 'c1-a': 2 }, pyramids: { 'c1-a': 'red 1' } },
      { units: { 't-delta': 2 }, hand: ['escape'] },
    ],
  });
  table.strike('c1-a', 'teleport:t-delta');
  expect(table.asked()).toEqual(['0 battle-card', '1 battle-card']);
});

test('K-RUL-38, K-RUL-43: a third player may veto an Escape, then the battle is fought', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ prayer: 5 }, { units: { 'c1-a': 2 }, hand: ['escape'] }, { hand: ['veto'] }],
  });
  table.play(0, 'top-recruit', 'c1-a', 3, 'done');
  table.play(1, 'escape');
  table.play(2, 'veto');
  expect(table.asked()).toEqual(['1 veto']);
  table.always('veto', 'pass');
  expect(table.asked()).toEqual(['0 battle-card', '1 battle-card']);
  table.fight({ play: 'cavalry-blitz' }, { play: 'shield-push' });
  expect(table.state.battlePoints[0]).toBe(1);
});

test('K-RUL-56: an Escape may lead into an empty foreign district', () => {
  const table = given({
    seats: [{ units: { 'd-12': 3 } }, { units: { f1: 3 }, hand: ['escape'] }],
  });
  table.strike('d-12', 'land:f1');
  table.play(1, 'escape');
  expect(table.options(1)).toEqual(expect.arrayContaining(['c1-a', 'c1-b', 'c1-c']));
});
