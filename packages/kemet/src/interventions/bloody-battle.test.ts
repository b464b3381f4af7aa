import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { handOf } from '../testing/hands.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: Bloody Battle costs 0 at the reveal and gives +1 damage', () => {
  const table = skirmish({ prayer: 1, hand: ['bloody-battle'] }, {});
  table.fight({ play: 'shield-push', add: ['bloody-battle'] }, { play: 'shield-push' });
  expect(table.terms(0, 'damage')).toEqual({ 'bloody-battle': 1 });
  expect([table.state.prayer[0], handOf(table.state, 0)]).toEqual([1, []]);
});
