import { expect, test } from 'vitest';
import { battleTerms, fight, skirmish } from '../testing/table.ts';

test('K-BATTLE-11, K-TILE-1: Defense! gives +1 strength to a defender and nothing to an attacker', () => {
  const state = skirmish({ tiles: ['defense'] }, { tiles: ['defense'] });
  const facts = fight(state, { play: 'cavalry-blitz' }, { play: 'cavalry-blitz' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 4 });
  expect(battleTerms(facts, 1, 'strength')).toEqual({ units: 3, card: 4, defense: 1 });
});
