import { expect, test } from 'vitest';
import { battleTerms, factOf, fight, strike, table } from '../testing/table.ts';

test('K-MOVE-5, K-CREA-7: the Deep Desert Snake gives +1 range, +0 strength, +0 damage and +0 protection to its troop', () => {
  const state = table({
    seats: [
      { units: { f1: 3 }, tiles: ['deep-desert-snake'], creatures: { 'deep-desert-snake': 'f1' } },
      { units: { 'd-12': 3 } },
    ],
  });
  const facts = strike(state, 'f1', 'land:d-12');
  expect(factOf(facts, 'range-fixed').range).toBe(2);
  facts.push(...fight(state, { play: 'shield-push' }, { play: 'shield-push' }));
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3 });
  expect(battleTerms(facts, 0, 'damage')).toEqual({});
  expect(battleTerms(facts, 0, 'protection')).toEqual({ card: 1 });
});

test('K-CREA-7, K-CREA-4: the Deep Desert Snake elsewhere gives nothing and is no unit', () => {
  const state = table({
    seats: [
      {
        units: { f1: 3, 'c1-a': 1 },
        tiles: ['deep-desert-snake'],
        creatures: { 'deep-desert-snake': 'c1-a' },
      },
      { units: { 'd-12': 3 } },
    ],
  });
  const facts = strike(state, 'f1', 'land:d-12');
  expect(factOf(facts, 'range-fixed').range).toBe(1);
  facts.push(...fight(state, { play: 'shield-push' }, { play: 'shield-push' }));
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3 });
});

test('K-BATTLE-14, K-EX-19, K-RUL-50: the creature of the other troop counts for nothing', () => {
  const state = table({
    seats: [
      { units: { f1: 3 }, tiles: ['deep-desert-snake'], creatures: { 'deep-desert-snake': 'f1' } },
      { units: { 'd-12': 3 }, tiles: ['giant-scorpion'], creatures: { 'giant-scorpion': 'd-12' } },
    ],
  });
  strike(state, 'f1', 'land:d-12');
  const facts = fight(state, { play: 'shield-push' }, { play: 'mixed-tactics' });
  expect(factOf(facts, 'battle-won')).toMatchObject({ winner: 0, strengths: [6, 5] });
  expect(battleTerms(facts, 1, 'damage')).toEqual({ card: 2 });
  expect(state.reserve[0]).toBe(12 - 3 + 1);
});
