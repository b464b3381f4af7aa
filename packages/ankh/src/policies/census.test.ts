import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

test('P-CARD-6: monuments of enemies count too, each once, and their owners lose nothing', () => {
  const table = palaceTable({
    pieces: { B5: 'god 0', A6: 'warrior 0', B6: 'temple 1', A5: 'temple 0', G5: 'god 1', I9: 'temple 1' },
    palace: { hands: { 0: ['census'] } },
  });
  const before = table.team(1).followers;
  table.take('gain', 'census');
  expect(table.team(0).followers).toBe(3);
  expect(table.team(1).followers).toBe(before);
  const plain = palaceTable({
    pieces: { B5: 'god 0', B6: 'temple 1', G5: 'god 1' },
    palace: { hands: { 0: ['census'] } },
  }).take('gain', 'pass');
  expect(plain.team(0).followers).toBe(1);
});
