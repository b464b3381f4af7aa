import { expect, test } from 'vitest';
import { pharaohOf } from '../pharaohs/state.ts';
import { palaceTable } from '../testing/palace.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };
const HAND = { hands: { 0: ['ordination'] as const } };

test('P-CARD-5: one more priest into any room', () => {
  const table = palaceTable({ ...TWO, palace: HAND }).take('summon', 'pass', 'war', 'done', 'ordination');
  expect(table.decision()).toMatchObject({
    kind: 'ordain',
    options: ['decrees', 'war', 'judgement', 'throne'],
  });
  table.take('war');
  expect(pharaohOf(table.state).rooms[1]).toEqual([2, 0]);
});

test('P-CARD-5: with an empty priest pool it cannot be played', () => {
  const table = palaceTable({ ...TWO, palace: { ...HAND, rooms: { war: [3, 0] } } }).take('summon', 'done');
  expect(table.decision().kind).toBe('second-action');
});
