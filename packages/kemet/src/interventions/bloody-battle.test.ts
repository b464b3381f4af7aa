import { expect, test } from 'vitest';
import { battleTerms, fight, handOf, skirmish } from '../testing/table.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: Bloody Battle costs 0 at the reveal and gives +1 damage', () => {
  const state = skirmish({ prayer: 1, hand: ['bloody-battle'] }, {});
  const facts = fight(state, { play: 'shield-push', add: ['bloody-battle'] }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'damage')).toEqual({ 'bloody-battle': 1 });
  expect([state.prayer[0], handOf(state, 0)]).toEqual([1, []]);
});
