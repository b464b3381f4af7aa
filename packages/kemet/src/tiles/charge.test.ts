import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

test('K-BATTLE-11, K-TILE-1, K-TILE-2: Charge! gives +1 strength to an attacker and nothing to a defender', () => {
  const table = skirmish({ tiles: ['charge'] }, { tiles: ['charge'] });
  table.fight({ play: 'cavalry-blitz' }, { play: 'cavalry-blitz' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 4, charge: 1 });
  expect(table.terms(1, 'strength')).toEqual({ units: 3, card: 4 });
});
