import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { handOf } from '../testing/hands.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: War Fury costs 1 at the reveal and gives +2 strength', () => {
  const table = skirmish({ prayer: 1, hand: ['war-fury'] }, {});
  table.fight({ play: 'shield-push', add: ['war-fury'] }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3, 'war-fury': 2 });
  expect([table.state.prayer[0], handOf(table.state, 0)]).toEqual([0, []]);
});

test('K-BATTLE-8, K-PAY-1: without prayer points War Fury cannot be added', () => {
  const table = skirmish({ prayer: 0, hand: ['war-fury'] }, {});
  table.play(1, 'fight');
  table.play(0, 'shield-push', 'chariot-raid');
  expect(table.options(0)).toEqual(['done']);
});
