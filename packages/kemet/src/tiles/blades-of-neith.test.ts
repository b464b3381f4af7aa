import { expect, test } from 'vitest';
import { battleTerms, fight, skirmish, strike, table } from '../testing/table.ts';

test('K-BATTLE-11: Blades of Neith gives +1 strength to an attacker', () => {
  const state = skirmish({ tiles: ['blades-of-neith', 'charge'] }, {});
  const facts = fight(state, { play: 'shield-push' }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3, charge: 1, 'blades-of-neith': 1 });
});

test('K-BATTLE-11, K-TILE-2: Blades of Neith gives +1 strength to a defender, beside Defense!', () => {
  const state = table({
    seats: [{ units: { f1: 2 } }, { units: { 'd-12': 2 }, tiles: ['blades-of-neith', 'defense'] }],
  });
  strike(state, 'f1', 'land:d-12');
  const facts = fight(state, { play: 'shield-push' }, { play: 'shield-push' });
  expect(battleTerms(facts, 1, 'strength')).toEqual({ units: 2, card: 3, 'blades-of-neith': 1, defense: 1 });
});
