import { expect, test } from 'vitest';
import { powers } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

const GIVEN = {
  gods: ['isis', 'amun'] as const,
  guardians: ['satet', 'apep', 'androsphinx'] as const,
  pieces: { B5: 'god 0', F2: 'god 1' },
  teams: { 0: { guardians: ['apep'] as const } },
};

test('A-APEP-1: summoned on any water of the map, or as usual on land', () => {
  const table = given(GIVEN).play(0, 'summon', 'apep');
  for (const space of ['K9', 'E1', 'C6', 'B6', 'C5']) expect(table.options(0)).toContain(space);
  expect(table.options(0)).not.toContain('F3');
  expect(table.options(0)).toHaveLength(19 + 5);
});

test('A-APEP-1: not on water with a figure', () => {
  const table = given({
    ...GIVEN,
    gods: ['isis', 'amun', 'ra'],
    pieces: { ...GIVEN.pieces, G5: 'god 2', C6: 'apep 1' },
  });
  table.play(0, 'summon', 'apep');
  expect(table.options(0)).not.toContain('C6');
});

test('A-APEP-2: on water it takes the regular summon', () => {
  const table = given({
    ...GIVEN,
    pieces: { ...GIVEN.pieces, I9: 'pyramid 0' },
    teams: { 0: { guardians: ['apep'], powers: powers('pyramid-attuned') } },
  });
  table.play(0, 'summon', 'apep', 'K2');
  expect(table.told('figure-summoned')).toMatchObject([{ space: 'K2', slot: 'regular' }]);
  // Only the summon beside the pyramid is left.
  table.play(0, 'warrior');
  expect([...table.options(0)].sort()).toEqual(['H8', 'H9', 'I10', 'J8', 'J9']);
});

test('A-APEP-2, A-RUL-67: beside an own pyramid it may take the summon of that pyramid', () => {
  const table = given({
    ...GIVEN,
    pieces: { ...GIVEN.pieces, I9: 'pyramid 0' },
    teams: { 0: { guardians: ['apep'], powers: powers('pyramid-attuned') } },
  });
  table.play(0, 'summon', 'apep', 'I8');
  expect(table.told('figure-summoned')).toMatchObject([{ space: 'I8', slot: 'pyramid I9' }]);
});

test('A-APEP-2: never through a gate', () => {
  const table = given({ ...GIVEN, gods: ['osiris', 'amun'], underworld: ['I9'] });
  table.play(0, 'summon', 'warrior', 'B6', 'apep');
  expect(table.told('figure-summoned')).toMatchObject([
    { figure: 'warrior', slot: 'regular' },
    { figure: 'apep', space: 'I9', slot: 'gate' },
  ]);
});

test('A-APEP-3, A-MOVE-6, A-RUL-68: it leaves the water by a move or stays, and never ends a move on water', () => {
  const table = given({ ...GIVEN, pieces: { ...GIVEN.pieces, C6: 'apep 0' }, teams: {} });
  table.play(0, 'move', 'C6');
  for (const water of ['C6', 'C7', 'D7']) expect(table.options(0)).not.toContain(water);
  expect(table.options(0)).toContain('D6');
});

test('A-SUM-3, A-RUL-66: on water it lets its team summon in every region around it', () => {
  const table = given({ ...GIVEN, pieces: { ...GIVEN.pieces, E7: 'apep 0' }, teams: {} });
  table.play(0, 'summon', 'warrior');
  for (const space of ['E6', 'F6', 'F7', 'E8', 'D6']) expect(table.options(0)).toContain(space);
});
