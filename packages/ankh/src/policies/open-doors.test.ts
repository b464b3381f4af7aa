import { expect, test } from 'vitest';
import { pharaohOf } from '../pharaohs/state.ts';
import { palaceTable } from '../testing/palace.ts';

test('P-CARD-2: priests move to any room in this action, still once each', () => {
  const table = palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1' },
    palace: { hands: { 0: ['open-doors'] }, rooms: { decrees: [1, 0] } },
  }).take('move', 'open-doors', 'decrees');
  expect(table.options()).toEqual(['war', 'judgement', 'throne']);
  table.take('throne');
  expect(table.options()).toEqual(['B5', 'done']);
  expect(pharaohOf(table.state).rooms[3]).toEqual([1, 0]);
});
