import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

test('K-BATTLE-11: Blades of Neith gives +1 strength to an attacker', () => {
  const table = skirmish({ tiles: ['blades-of-neith', 'charge'] }, {});
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3, charge: 1, 'blades-of-neith': 1 });
});

test('K-BATTLE-11, K-TILE-2: Blades of Neith gives +1 strength to a defender, beside Defense!', () => {
  const table = given({
    seats: [{ units: { f1: 2 } }, { units: { 'd-12': 2 }, tiles: ['blades-of-neith', 'defense'] }],
  });
  table.strike('f1', 'land:d-12');
  table.fight({ play: 'shield-push' }, { play: 'shield-push' });
  expect(table.terms(1, 'strength')).toEqual({ units: 2, card: 3, 'blades-of-neith': 1, defense: 1 });
});
