import { expect, test } from 'vitest';
import { factsOf, tonight } from '../testing/table.ts';

test('K-NIGHT-1, K-BUY-5: High Priest gives 2 more prayer points at night', () => {
  const { state, facts } = tonight({ seats: [{ prayer: 1, tiles: ['high-priest'] }, { prayer: 1 }] });
  expect(state.prayer).toEqual([5, 3]);
  expect(factsOf(facts, 'prayer-gained')[0]?.terms).toEqual([
    { source: 'base', value: 2 },
    { source: 'high-priest', value: 2 },
  ]);
});
