import { expect, test } from 'vitest';
import { battleTerms, factOf, fight, strike, table } from '../testing/table.ts';

test('K-MOVE-5, K-CREA-7: the Sphinx gives +0 range, +2 strength, +0 damage and +0 protection to its troop', () => {
  const state = table({
    seats: [{ units: { f1: 3 }, tiles: ['sphinx'], creatures: { sphinx: 'f1' } }, { units: { 'd-12': 3 } }],
  });
  const facts = strike(state, 'f1', 'land:d-12');
  expect(factOf(facts, 'range-fixed').range).toBe(1);
  facts.push(...fight(state, { play: 'shield-push' }, { play: 'shield-push' }));
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3, sphinx: 2 });
  expect(battleTerms(facts, 0, 'damage')).toEqual({});
  expect(battleTerms(facts, 0, 'protection')).toEqual({ card: 1 });
});

test('K-CREA-7, K-CREA-4: the Sphinx elsewhere gives nothing and is no unit', () => {
  const state = table({
    seats: [
      { units: { f1: 3, 'c1-a': 1 }, tiles: ['sphinx'], creatures: { sphinx: 'c1-a' } },
      { units: { 'd-12': 3 } },
    ],
  });
  const facts = strike(state, 'f1', 'land:d-12');
  expect(factOf(facts, 'range-fixed').range).toBe(1);
  facts.push(...fight(state, { play: 'shield-push' }, { play: 'shield-push' }));
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3 });
});
