import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

test('P-POLICY-5, P-POLICY-6: Royal Stipend gives a follower for each own priest in the palace', () => {
  const stipend = (war: readonly number[]) =>
    palaceTable({
      pieces: { B5: 'god 0', G5: 'god 1' },
      palace: { hands: { 0: ['royal-stipend'] }, rooms: { war } },
    }).take('gain');
  const table = stipend([2, 1]).take('royal-stipend');
  expect(table.team(0).followers).toBe(3);
  expect(stipend([0, 1]).decision().kind).toBe('second-action');
});
