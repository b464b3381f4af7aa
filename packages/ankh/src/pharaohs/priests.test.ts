import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { palaceTable } from '../testing/palace.ts';
import { ADJACENT_ROOMS, PALACE_ROOMS } from './data/pharaohs.ts';
import { ROOM_NAMES } from './names.ts';
import { nextRooms } from './priests.ts';
import { pharaohOf } from './state.ts';

const ALONE = { pieces: { B5: 'god 0', G5: 'god 1' } };

test('P-PALACE-1: four rooms in order, each for any number of priests of any teams', () => {
  expect(ROOM_NAMES).toEqual(['decrees', 'war', 'judgement', 'throne']);
  expect(PALACE_ROOMS.map(({ id }) => id)).toEqual(ROOM_NAMES);
  const table = palaceTable({ ...ALONE, palace: { rooms: { war: [3, 3] } } });
  expect(pharaohOf(table.state).rooms[1]).toEqual([3, 3]);
});

test('P-PALACE-2: the rooms form a square', () => {
  const { state } = palaceTable(ALONE);
  expect(ADJACENT_ROOMS).toHaveLength(4);
  expect(ROOM_NAMES.map((_, room) => nextRooms(state, room))).toEqual([
    [1, 2],
    [0, 3],
    [0, 3],
    [1, 2],
  ]);
});

test('P-ACTION-1, P-ACTION-3: a Summon action brings one priest into any one room, or nothing at all', () => {
  const table = palaceTable(ALONE).take('summon');
  expect(table.options()).toEqual(['warrior', 'decrees', 'war', 'judgement', 'throne', 'done']);
  table.take('throne');
  expect(table.told('priest-summoned')).toMatchObject([{ team: 0, room: 'throne', rule: 'P-ACTION-1' }]);
  expect(table.options()).toEqual(['warrior', 'done']);
  expect(pharaohOf(table.state)).toMatchObject({
    priests: [2, 3],
    rooms: [
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ],
  });
  table.take('done');
  expect(table.told('action-without-effect')).toEqual([]);
  const declined = palaceTable(ALONE).take('summon', 'done');
  expect(declined.told('action-without-effect')).toHaveLength(1);
  expect(pharaohOf(declined.state).priests).toEqual([3, 3]);
});

test('P-ACTION-2: with a figure a priest must come too', () => {
  const table = palaceTable(ALONE).take('summon', 'warrior', 'A5');
  expect(table.options()).toEqual(['decrees', 'war', 'judgement', 'throne']);
  table.take('war');
  expect(table.decision().kind).toBe('second-action');
  const first = palaceTable({ ...ALONE, rulings: { 'summoned-priest': 'may' } });
  expect(first.take('summon', 'warrior', 'A5').options()).toContain('done');
});

test('P-ACTION-2: figures still to come may come before the priest, and with an empty pool none is owed', () => {
  const given = {
    pieces: { B5: 'god 0', A6: 'pyramid 0', G5: 'god 1' },
    teams: { 0: { powers: ['revered', 'inspiring', 'pyramid-attuned'] as const } },
  };
  const table = palaceTable(given).take('summon', 'warrior', 'A5');
  expect(table.options()).toEqual(['warrior', 'decrees', 'war', 'judgement', 'throne']);
  const empty = palaceTable({ ...given, palace: { rooms: { war: [3, 0] } } });
  expect(empty.take('summon', 'warrior', 'A5').options()).toEqual(['warrior', 'done']);
});

test('P-ACTION-2: one priest however many figures come', () => {
  const table = palaceTable({
    pieces: { B5: 'god 0', A6: 'pyramid 0', G5: 'god 1' },
    teams: { 0: { powers: ['revered', 'inspiring', 'pyramid-attuned'] } },
  });
  table.take('summon', 'decrees', 'warrior', 'A5', 'warrior');
  expect(table.told('priest-summoned')).toHaveLength(1);
  expect(table.state.moved.filter((entry) => entry < 0)).toHaveLength(1);
});

test('P-ACTION-3: the priest comes before, between or after figures', () => {
  const pyramid = {
    pieces: { B5: 'god 0', A6: 'pyramid 0', G5: 'god 1' },
    teams: { 0: { powers: ['revered', 'inspiring', 'pyramid-attuned'] as const } },
  };
  const between = palaceTable(pyramid).take('summon', 'warrior', 'A5', 'war', 'warrior', 'B4');
  expect(between.told('figure-summoned')).toHaveLength(2);
  const after = palaceTable(ALONE).take('summon', 'warrior', 'A5');
  expect(after.options()).toEqual(['decrees', 'war', 'judgement', 'throne']);
  after.take('war');
  expect(after.decision().kind).toBe('second-action');
});

test('P-ACTION-3: also where no figure can be placed', () => {
  const around = { B4: 'temple', B6: 'temple', A5: 'temple', C5: 'temple', C4: 'temple', A6: 'temple' };
  const neighbours = { ...around, A4: 'temple', B3: 'temple' };
  const table = palaceTable({ pieces: { B5: 'god 0', ...neighbours, G5: 'god 1' } }).take('summon');
  expect(table.options()).toEqual(['decrees', 'war', 'judgement', 'throne', 'done']);
});

test('P-ACTION-4: a figure summoned outside a Summon action brings no priest', () => {
  const table = palaceTable({
    ...ALONE,
    teams: { 0: { followers: 2 } },
    palace: { hands: { 0: ['hired-spears'] } },
  });
  table.take('summon', 'pass', 'war', 'done', 'hired-spears', 'A5');
  expect(table.told('figure-summoned')).toMatchObject([{ slot: 'hired-spears' }]);
  expect(table.told('priest-summoned')).toHaveLength(1);
});

test('P-ACTION-5: in a Move action each priest may move once to an adjacent room, in any order with figures', () => {
  const table = palaceTable({ ...ALONE, palace: { rooms: { decrees: [2, 1], throne: [1, 0] } } });
  table.take('move');
  expect(table.options()).toEqual(['B5', 'decrees', 'throne', 'done']);
  table.take('decrees');
  expect(table.decision()).toMatchObject({
    kind: 'priest-to',
    about: 'decrees',
    options: ['war', 'judgement'],
  });
  table.take('war', 'B5', 'B6');
  expect(table.options()).toEqual(['decrees', 'throne', 'done']);
  table.take('throne', 'war', 'decrees', 'war');
  // All three have moved, none of them twice.
  expect(table.decision().kind).toBe('second-action');
  expect(pharaohOf(table.state).rooms[1]).toEqual([3, 0]);
  expect(table.told('priest-moved')).toHaveLength(3);
});

test('P-PRIEST-1: priests are in the palace or in a pool, never on the board', () => {
  const table = palaceTable({ ...ALONE, palace: { rooms: { war: [1, 2] } } });
  expect(pharaohOf(table.state).priests).toEqual([2, 1]);
  expect(table.state.figures.filter((figure) => figure !== 0)).toHaveLength(3);
});

test('P-PRIEST-2: a priest is no figure: it gives no place to summon beside and no sun', () => {
  const table = palaceTable({ gods: ['ra', 'isis'], ...ALONE }).take('summon', 'decrees');
  expect(table.told('sun-given')).toEqual([]);
  expect(table.decision().kind).toBe('summon-figure');
  expect(ankh.check(table.state)).toEqual([]);
});
