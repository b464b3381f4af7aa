import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

test('P-POLICY-5: Temple Tithe gives two followers after Gain Followers', () => {
  const table = palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1' },
    palace: { hands: { 0: ['temple-tithe'] } },
  }).take('gain', 'temple-tithe');
  expect(table.team(0).followers).toBe(3);
  expect(table.told('followers')).toMatchObject([{ amount: 2, source: 'temple-tithe' }]);
});
