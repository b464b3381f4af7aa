import { expect, test } from 'vitest';
import { pharaohOf } from '../pharaohs/state.ts';
import { palaceTable } from '../testing/palace.ts';

const HAND = { hands: { 0: ['banishment'] as const } };
const THREE = { gods: ['ra', 'isis', 'amun'] as const, pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2' } };

test('P-CARD-3: one enemy priest goes home from a room with an own priest', () => {
  const rooms = { war: [1, 2, 1], throne: [0, 1, 0] };
  const table = palaceTable({ ...THREE, palace: { ...HAND, rooms } }).take('gain', 'banishment');
  expect(table.decision()).toMatchObject({
    kind: 'enemy-priest',
    options: ['war 1', 'war 2'],
    about: 'banishment',
  });
  table.take('war 1');
  expect(pharaohOf(table.state).rooms[1]).toEqual([1, 1, 1]);
  expect(pharaohOf(table.state).priests).toEqual([2, 1, 2]);
});

test('P-POLICY-6: not where no such room is', () => {
  const rooms = { war: [1, 0, 0], throne: [0, 1, 0] };
  const table = palaceTable({ ...THREE, palace: { ...HAND, rooms } }).take('gain');
  expect(table.decision().kind).toBe('second-action');
});
