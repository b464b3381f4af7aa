import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

test('P-FIGURE-3, P-POLICY-5: Royal Progress moves the pharaoh up to 2 spaces with any action, before or after it', () => {
  const start = {
    pieces: { B5: 'god 0', G5: 'god 1', I9: 'pharaoh' },
    palace: { hands: { 0: ['royal-progress'] as const } },
  };
  const table = palaceTable(start).take('gain', 'royal-progress');
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'pharaoh-to', about: 2 });
  expect(table.options()).toContain('G8');
  expect(table.options()).not.toContain('G7');
  table.take('G8');
  expect(table.at('G8')).toBe('pharaoh');
  const after = palaceTable(start).take('gain', 'pass', 'royal-progress', 'stay');
  expect(after.at('I9')).toBe('pharaoh');
  const unlock = palaceTable(start).take('unlock', 'royal-progress', 'stay');
  expect(unlock.decision().kind).toBe('unlock');
});
