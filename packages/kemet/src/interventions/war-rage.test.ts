import { expect, test } from 'vitest';
import { battleTerms, fight, handOf, skirmish } from '../testing/table.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: War Rage costs 0 at the reveal and gives +1 strength', () => {
  const state = skirmish({ prayer: 1, hand: ['war-rage'] }, {});
  const facts = fight(state, { play: 'shield-push', add: ['war-rage'] }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 3, 'war-rage': 1 });
  expect([state.prayer[0], handOf(state, 0)]).toEqual([1, []]);
});
