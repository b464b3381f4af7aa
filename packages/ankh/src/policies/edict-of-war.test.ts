import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

test('P-CARD-8: two conflict tokens are swapped, one of them of a region with an own figure', () => {
  const table = palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1' },
    conflict: { B5: 1, F2: 2, G5: 3 },
    palace: { hands: { 0: ['edict-of-war'] } },
  }).take('gain', 'edict-of-war');
  expect(table.decision()).toMatchObject({ kind: 'edict', options: ['1 2', '1 3'] });
  const before = [...table.state.conflict];
  table.take('1 3');
  expect(table.state.conflict[before.indexOf(1)]).toBe(3);
  expect(table.state.conflict[before.indexOf(3)]).toBe(1);
  expect(table.told('conflict-tokens-swapped')).toMatchObject([{ numbers: [1, 3], rule: 'P-CARD-8' }]);
});
