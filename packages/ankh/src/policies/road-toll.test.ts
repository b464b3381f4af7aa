import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

test('P-CARD-6: a follower for each region with an own figure; one on water is in every region around it', () => {
  const table = palaceTable({
    guardians: ['satet', 'apep', 'giant-scorpion'],
    pieces: { B5: 'god 0', B6: 'warrior 0', K2: 'apep 0', G5: 'god 1' },
    palace: { hands: { 0: ['road-toll'] } },
  }).take('gain', 'road-toll');
  expect(table.team(0).followers).toBe(4);
});
