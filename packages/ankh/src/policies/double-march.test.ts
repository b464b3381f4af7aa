import { expect, test } from 'vitest';
import { palaceTable, played } from '../testing/palace.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };
const HAND = { hands: { 0: ['double-march'] as const } };

test('P-CARD-1, P-POLICY-8: the Move action once more, in full; the marker does not move again', () => {
  const table = palaceTable({ ...TWO, palace: { ...HAND, rooms: { war: [1, 0] } } });
  table.take('move', 'B5', 'B6', 'war', 'throne');
  expect(table.decision()).toMatchObject({
    kind: 'policy-after',
    about: 'move',
    options: ['double-march', 'pass'],
  });
  const marker = table.state.markers[0];
  table.take('double-march');
  // Figure and priest may move again.
  expect(table.options()).toEqual(['B6', 'throne', 'done']);
  table.take('B6', 'B8', 'done');
  expect(table.at('B8')).toBe('god 0');
  expect(table.state.markers[0]).toBe(marker);
  expect(table.decision().kind).toBe('second-action');
  expect(played(table, 0)).toEqual(['double-march']);
});

test('P-POLICY-8: no further card is played in a repeated action, no further event fires', () => {
  const table = palaceTable({
    ...TWO,
    markers: { move: 5 },
    palace: { hands: { 0: ['double-march', 'double-march'] } },
  });
  table.take('move', 'done', 'double-march', 'done');
  expect(table.told('policy-played')).toHaveLength(1);
  expect(table.told('event-reached')).toHaveLength(1);
});
