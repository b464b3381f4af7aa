import { expect, test } from 'vitest';
import { tonight } from '../testing/given.ts';

test('K-NIGHT-1, K-BUY-5: High Priest gives 2 more prayer points at night', () => {
  const table = tonight({ seats: [{ prayer: 1, tiles: ['high-priest'] }, { prayer: 1 }] });
  expect(table.state.prayer).toEqual([5, 3]);
  expect(table.told('prayer-gained')[0]?.terms).toEqual([
    { source: 'base', value: 2 },
    { source: 'high-priest', value: 2 },
  ]);
});
