import { expect, test } from 'vitest';
import { battleTerms, fight, skirmish } from '../testing/table.ts';

test('K-BATTLE-11, K-TILE-1, K-TILE-2: Charge! gives +1 strength to an attacker and nothing to a defender', () => {
  const state = skirmish({ tiles: ['charge'] }, { tiles: ['charge'] });
  const facts = fight(state, { play: 'cavalry-blitz' }, { play: 'cavalry-blitz' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 4, charge: 1 });
  expect(battleTerms(facts, 1, 'strength')).toEqual({ units: 3, card: 4 });
});
