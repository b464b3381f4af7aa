import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { handOf } from '../testing/hands.ts';

test('K-BATTLE-8, K-BATTLE-9, K-TILE-2: Bronze Wall costs 0 at the reveal and gives +1 protection', () => {
  const table = skirmish({ prayer: 1, hand: ['bronze-wall'] }, {});
  table.fight({ play: 'shield-push', add: ['bronze-wall'] }, { play: 'shield-push' });
  expect(table.terms(0, 'protection')).toEqual({ card: 1, 'bronze-wall': 1 });
  expect([table.state.prayer[0], handOf(table.state, 0)]).toEqual([1, []]);
});
