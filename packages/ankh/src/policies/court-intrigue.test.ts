import { expect, test } from 'vitest';
import { pharaohOf } from '../pharaohs/state.ts';
import { palaceTable } from '../testing/palace.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };
const HAND = { hands: { 0: ['court-intrigue'] as const } };

test('P-CARD-3: an enemy’s priest moves to an adjacent room', () => {
  const table = palaceTable({ ...TWO, palace: { ...HAND, rooms: { war: [1, 1], throne: [0, 1] } } });
  table.take('move', 'court-intrigue');
  expect(table.decision()).toMatchObject({
    kind: 'enemy-priest',
    options: ['war 1', 'throne 1'],
    about: 'court-intrigue',
  });
  table.take('war 1');
  expect(table.decision()).toMatchObject({
    kind: 'enemy-priest-to',
    options: ['decrees', 'throne'],
    about: 'war 1',
  });
  table.take('throne');
  expect(pharaohOf(table.state).rooms).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 2],
  ]);
  expect(table.told('priest-moved')).toMatchObject([{ team: 1, by: 0 }]);
});

test('P-CARD-3: the closed Throne Room is no destination', () => {
  const table = palaceTable({
    ...TWO,
    pharaoh: 'tutankhamun',
    palace: { ...HAND, tokens: 3, marked: [], rooms: { war: [0, 1] } },
  }).take('move', 'court-intrigue', 'war 1');
  expect(pharaohOf(table.state).rooms[0]).toEqual([0, 1]);
});

test('P-POLICY-6: without a priest of an enemy it cannot be played', () => {
  const table = palaceTable({ ...TWO, palace: { ...HAND, rooms: { war: [1, 0] } } }).take('move', 'done');
  expect(table.decision().kind).toBe('second-action');
});
