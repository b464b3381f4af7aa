import { expect, test } from 'vitest';
import { answer, battleTerms, fight, handOf, offered, skirmish } from '../testing/table.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: Bloodbath costs 1 at the reveal and gives +2 damage', () => {
  const state = skirmish({ prayer: 1, hand: ['bloodbath'] }, {});
  const facts = fight(state, { play: 'shield-push', add: ['bloodbath'] }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'damage')).toEqual({ bloodbath: 2 });
  expect([state.prayer[0], handOf(state, 0)]).toEqual([0, []]);
});

test('K-BATTLE-8, K-PAY-1: without prayer points Bloodbath cannot be added', () => {
  const state = skirmish({ prayer: 0, hand: ['bloodbath'] }, {});
  answer(state, 1, 'fight');
  answer(state, 0, 'shield-push', 'chariot-raid');
  expect(offered(state, 0)).toEqual(['done']);
});
