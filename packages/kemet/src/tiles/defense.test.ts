import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

test('K-BATTLE-11, K-TILE-1: Defense! gives +1 strength to a defender and nothing to an attacker', () => {
  const table = skirmish({ tiles: ['defense'] }, { tiles: ['defense'] });
  table.fight({ play: 'cavalry-blitz' }, { play: 'cavalry-blitz' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 4 });
  expect(table.terms(1, 'strength')).toEqual({ units: 3, card: 4, defense: 1 });
});
