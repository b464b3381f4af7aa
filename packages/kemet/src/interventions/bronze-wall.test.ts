import { expect, test } from 'vitest';
import { battleTerms, fight, handOf, skirmish } from '../testing/table.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: Bronze Wall costs 0 at the reveal and gives +1 protection', () => {
  const state = skirmish({ prayer: 1, hand: ['bronze-wall'] }, {});
  const facts = fight(state, { play: 'shield-push', add: ['bronze-wall'] }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'protection')).toEqual({ card: 1, 'bronze-wall': 1 });
  expect([state.prayer[0], handOf(state, 0)]).toEqual([1, []]);
});
