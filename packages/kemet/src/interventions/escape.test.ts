import { expect, test } from 'vitest';
import {
  answer,
  asked,
  FIRST_RULES,
  fight,
  offered,
  passAll,
  skirmish,
  strike,
  table,
  troop,
  whereIs,
} from '../testing/table.ts';

test('K-BATTLE-2, K-BATTLE-3, K-DEC-27, K-DEC-28, K-RUL-41: the whole troop leaves with its creature, nobody scores', () => {
  const state = skirmish(
    {},
    { units: { 'd-12': 3, f2: 1 }, hand: ['escape'], tiles: ['mummy'], creatures: { mummy: 'd-12' } },
  );
  answer(state, 1, 'escape');
  expect(offered(state, 1)).toEqual(['bank-w', 'f1', 't-west']);
  answer(state, 1, 't-west');
  expect([troop(state, 't-west'), troop(state, 'd-12'), whereIs(state, 'mummy')]).toEqual([
    '1: 3',
    '0: 3',
    't-west',
  ]);
  expect([state.permanent, state.played, state.battle]).toEqual([[0, 0], [0, 0], null]);
});

test('K-EX-17: the sector the attacker came from is free only if nobody was left there', () => {
  const state = table({ seats: [{ units: { f1: 3 } }, { units: { 'd-12': 3 }, hand: ['escape'] }] });
  strike(state, 'f1', 'land:d-12', 2);
  answer(state, 1, 'escape');
  expect(offered(state, 1)).not.toContain('f1');
});

test('K-MOVE-16, K-RUL-40: after an Escape the attacker may go on with the range left', () => {
  const state = skirmish({ tiles: ['god-speed'] }, { hand: ['escape'] });
  answer(state, 1, 'escape', 'f2');
  expect(asked(state)).toEqual(['step 0']);
  answer(state, 0, 'land:bank-w', 3);
  expect(troop(state, 'bank-w')).toBe('0: 3');
});

test('K-INT-7, K-DEC-40: every defender is asked, with the card or without', () => {
  const state = skirmish({}, {});
  expect(asked(state)).toEqual(['escape 1']);
  expect(offered(state, 1)).toEqual(['fight']);
});

test('K-INT-7, K-BATTLE-2: without a free sector nobody is asked', () => {
  const state = table({
    setup: FIRST_RULES,
    seats: [
      { units: { 'c1-a': 2 }, pyramids: { 'c1-a': 'red 1' } },
      { units: { 't-delta': 2 }, hand: ['escape'] },
    ],
  });
  strike(state, 'c1-a', 'teleport:t-delta');
  expect(asked(state)).toEqual(['battle-card 0', 'battle-card 1']);
});

test('K-RUL-38, K-RUL-43: a third player may veto an Escape, then the battle is fought', () => {
  const state = table({
    setup: { players: 3 },
    seats: [{ prayer: 5 }, { units: { 'c1-a': 2 }, hand: ['escape'] }, { hand: ['veto'] }],
  });
  answer(state, 0, 'top-recruit', 'c1-a', 3, 'done');
  answer(state, 1, 'escape');
  answer(state, 2, 'veto');
  expect(asked(state)).toEqual(['veto 1']);
  passAll(state);
  expect(asked(state)).toEqual(['battle-card 0', 'battle-card 1']);
  fight(state, { play: 'cavalry-blitz' }, { play: 'shield-push' });
  expect(state.battlePoints[0]).toBe(1);
});

test('K-RUL-56: an Escape may lead into an empty foreign district', () => {
  const state = table({
    seats: [{ units: { 'd-12': 3 } }, { units: { f1: 3 }, hand: ['escape'] }],
  });
  strike(state, 'd-12', 'land:f1');
  answer(state, 1, 'escape');
  expect(offered(state, 1)).toEqual(expect.arrayContaining(['c1-a', 'c1-b', 'c1-c']));
});
