import { expect, test } from 'vitest';
import { trappedBy } from '../gods/kept.ts';
import { powers, skirmish } from '../testing/battle.ts';
import { palaceResolved, palaceTable } from '../testing/palace.ts';
import { pharaohOf } from './state.ts';

const RULES = { pharaoh: 'akhenaten' as const };
/** All nine pieces of team 0 but one. */
const EIGHT = {
  A7: 'warrior 0',
  A8: 'warrior 0',
  A9: 'warrior 0',
  B7: 'warrior 0',
  B8: 'warrior 0',
  B9: 'warrior 0',
};
const GODS = { B5: 'god 0', G5: 'god 1' };

test('P-AKH-1: pieces of one pool are warriors on the board and priests in the palace', () => {
  const table = palaceTable({ ...RULES, pieces: { ...GODS, ...EIGHT }, palace: { rooms: { war: [1, 0] } } });
  expect(table.team(0).warriors).toBe(2);
  table.take('summon', 'war', 'warrior', 'A5');
  expect(table.team(0).warriors).toBe(0);
  expect(table.told('figure-summoned')).toMatchObject([{ figure: 'warrior' }]);
});

test('P-AKH-1: one that is killed goes to the common pool, and can be trapped', () => {
  const table = skirmish(
    {
      gods: ['anubis', 'isis'],
      ...RULES,
      pieces: { B5: 'god 0', A5: 'god 1', A9: 'warrior 1', J9: 'pharaoh' },
    },
    'B5',
  )
    .play(0, 'chariots')
    .play(1, 'miracle');
  expect(table.asked()).toEqual(['0 trap']);
  table.play(0, 1);
  expect(trappedBy(table.state)).toEqual([1]);
  expect(table.team(1).warriors).toBe(7);
});

test('P-EX-12, P-AKH-2: the last piece serves the board or the palace', () => {
  const last = { ...RULES, pieces: { ...GODS, ...EIGHT }, palace: { rooms: { war: [2, 0] } } };
  const board = palaceTable(last).take('summon', 'warrior', 'A5');
  expect(board.decision().kind).toBe('second-action');
  const palace = palaceTable(last).take('summon', 'throne');
  expect(palace.decision().kind).toBe('second-action');
  expect(pharaohOf(palace.state).rooms[3]).toEqual([1, 0]);
});

test('P-AKH-3: a piece changes its role only by way of the pool', () => {
  const table = palaceResolved({
    ...RULES,
    pieces: GODS,
    palace: { rooms: { judgement: [2, 0] }, display: [] },
  });
  expect(table.told('priests-returned')).toMatchObject([{ count: 2 }]);
  expect(table.team(0).warriors).toBe(9);
  expect(pharaohOf(table.state).priests).toEqual([0, 0]);
});

test('P-EX-13, P-AKH-4: one figure as usual, one more into his region, and a priest', () => {
  const table = palaceTable({
    ...RULES,
    pieces: { ...GODS, H6: 'warrior 0', I9: 'pharaoh' },
  });
  table.take('summon', 'warrior', 'A5');
  expect(table.options()).toContain('warrior');
  table.take('warrior');
  expect(table.options()).toContain('H5');
  expect(table.options()).not.toContain('B6');
  table.take('H5', 'decrees');
  expect(table.told('figure-summoned')).toMatchObject([
    { slot: 'regular', rule: 'A-SUM-1' },
    { slot: 'pharaoh', rule: 'P-AKH-4' },
  ]);
  expect(table.decision().kind).toBe('second-action');
});

test('P-AKH-4: in his region the additional summon is used up first', () => {
  const table = palaceTable({ ...RULES, pieces: { ...GODS, H6: 'warrior 0', I9: 'pharaoh' } });
  table.take('summon', 'warrior', 'H5', 'warrior', 'A5');
  expect(table.told('figure-summoned').map(({ slot }) => slot)).toEqual(['pharaoh', 'regular']);
});

const APEP = { ...RULES, guardians: ['satet', 'apep', 'giant-scorpion'] as const };

test('P-AKH-5: Apep by this effect only on water of his region', () => {
  const table = palaceTable({
    ...APEP,
    pieces: { ...GODS, H6: 'warrior 0', I9: 'pharaoh' },
    teams: { 0: { powers: powers('pyramid-attuned', 'revered'), guardians: ['apep'] } },
  });
  table.take('summon', 'warrior', 'A5', 'apep');
  expect(table.options()).toContain('I8');
  expect(table.options()).not.toContain('C6');
  expect(table.options()).not.toContain('H5');
});

const RIDDLE = {
  ...APEP,
  pieces: { ...GODS, I9: 'sphinx 0', A6: 'sphinx 0' },
  palace: { rooms: { war: [1, 0] } },
};

test('P-AKH-6: the riddle summons a figure beside each sphinx, if liked', () => {
  const table = palaceResolved(RIDDLE);
  expect(table.decision()).toMatchObject({
    seat: 0,
    kind: 'sphinx-figure',
    about: 'A6',
    options: ['warrior', 'pass'],
  });
  table.take('warrior');
  expect(table.options()).toEqual(['A5', 'B6', 'A7']);
  table.take('A7');
  expect(table.decision().about).toBe('I9');
  table.take('pass');
  expect(table.told('figure-summoned')).toMatchObject([{ space: 'A7', slot: 'riddle' }]);
});

test('P-AKH-6: Apep only on water beside the sphinx', () => {
  const table = palaceResolved({ ...RIDDLE, teams: { 0: { guardians: ['apep'] } } });
  expect(table.options()).toEqual(['warrior', 'pass']); // no water beside A6
  table.take('pass');
  expect(table.options()).toEqual(['warrior', 'apep', 'pass']);
  table.take('apep');
  expect(table.at('I8')).toBe('apep 0');
});

test('P-AKH-7: the riddle is no Summon action, but what it brings is summoned', () => {
  const table = palaceResolved({ ...RIDDLE, gods: ['ra', 'isis'] }).take('warrior', 'A7');
  expect(table.decision()).toMatchObject({ kind: 'sun' });
  table.take('yes', 'pass');
  expect(table.told('priest-summoned')).toEqual([]);
});
