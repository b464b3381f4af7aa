import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { handOf } from '../testing/hands.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: War Rage costs 0 at the reveal and gives +1 strength', () => {
  const table = skirmish({ prayer: 1, hand: ['war-rage'] }, {});
  table.fight({ play: 'shield-push', add: ['war-rage'] }, { play: 'shield-push' });
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 3, 'war-rage': 1 });
  expect([table.state.prayer[0], handOf(table.state, 0)]).toEqual([1, []]);
});
