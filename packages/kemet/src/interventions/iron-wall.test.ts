import { expect, test } from 'vitest';
import { answer, battleTerms, fight, handOf, offered, skirmish } from '../testing/table.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: Iron Wall costs 1 at the reveal and gives +2 protection', () => {
  const state = skirmish({ prayer: 1, hand: ['iron-wall'] }, {});
  const facts = fight(state, { play: 'shield-push', add: ['iron-wall'] }, { play: 'shield-push' });
  expect(battleTerms(facts, 0, 'protection')).toEqual({ card: 1, 'iron-wall': 2 });
  expect([state.prayer[0], handOf(state, 0)]).toEqual([0, []]);
});

test('K-BATTLE-8, K-PAY-1: without prayer points Iron Wall cannot be added', () => {
  const state = skirmish({ prayer: 0, hand: ['iron-wall'] }, {});
  answer(state, 1, 'fight');
  answer(state, 0, 'shield-push', 'chariot-raid');
  expect(offered(state, 0)).toEqual(['done']);
});
