import { expect, test } from 'vitest';
import { conflictOn } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

const GIVEN = {
  gods: ['isis', 'amun'] as const,
  guardians: ['satet', 'mummy', 'giant-scorpion'] as const,
  pieces: { B8: 'god 0', F2: 'god 1' },
};

test('A-SCORP-1, A-SCORP-2, A-RUL-19: aimed in any of six facings when summoned and when moved', () => {
  const summoned = given({ ...GIVEN, teams: { 0: { guardians: ['giant-scorpion'] } } });
  summoned.play(0, 'summon', 'giant-scorpion', 'B9');
  expect(summoned.asked()).toEqual(['0 aim']);
  expect(summoned.options(0)).toEqual([0, 1, 2, 3, 4, 5]);
  summoned.play(0, 5);
  expect(summoned.at('B9')).toBe('giant-scorpion 0 facing 5');

  const moved = given({ ...GIVEN, pieces: { ...GIVEN.pieces, B6: 'giant-scorpion 0 facing 3' } });
  moved.play(0, 'move', 'B6', 'B5', 1);
  expect(moved.at('B5')).toBe('giant-scorpion 0 facing 1');
});

test('A-SCORP-3, A-MOVE-8, A-RUL-16: its facing stays until it moves, if only out and back', () => {
  const table = given({ ...GIVEN, pieces: { ...GIVEN.pieces, B6: 'giant-scorpion 0 facing 3' } });
  table.play(0, 'move', 'B8', 'B7');
  expect(table.at('B6')).toBe('giant-scorpion 0 facing 3');
  table.play(0, 'B6');
  expect(table.options(0)).toContain('B6');
  table.play(0, 'B6', 0);
  expect(table.at('B6')).toBe('giant-scorpion 0');
});

test('A-SCORP-4, A-RUL-20, A-MAP-19: every monument aimed at goes, own and neutral ones too; the rest stays', () => {
  const table = conflictOn(4, {
    ...GIVEN,
    pieces: {
      ...GIVEN.pieces,
      B6: 'giant-scorpion 0 facing 5',
      B5: 'temple',
      A6: 'obelisk 0',
      A7: 'pyramid 1',
    },
  });
  // North-west is A6, north B5; A7 lies south-west.
  expect(table.told('monument-destroyed').map(({ space, monument, by }) => [space, monument, by])).toEqual([
    ['A6', 'obelisk', 'B6'],
    ['B5', 'temple', 'B6'],
  ]);
  expect(table.at('A7')).toBe('pyramid 1');
  expect(table.team(0).ankhs).toBe(9);
  expect(table.state.supply).toEqual([10, 10, 9]);
});

test('A-EX-33, A-SCORP-5: all at the same time: a monument is destroyed once, one across a river not at all', () => {
  const table = conflictOn(4, {
    ...GIVEN,
    gods: ['isis', 'amun', 'ra'],
    pieces: {
      I10: 'god 0',
      A8: 'god 1',
      G9: 'god 2',
      D5: 'giant-scorpion 0 facing 1',
      F5: 'giant-scorpion 1 facing 4',
      E5: 'temple 1',
      E6: 'temple',
      E4: 'obelisk',
    },
  });
  expect(
    table
      .told('monument-destroyed')
      .map(({ space }) => space)
      .sort(),
  ).toEqual(['E5', 'E6']);
  expect(table.at('E4')).toBe('obelisk');
  const across = conflictOn(4, {
    ...GIVEN,
    pieces: { ...GIVEN.pieces, E5: 'giant-scorpion 0', E4: 'obelisk', F4: 'temple' },
  });
  expect(across.told('monument-destroyed')).toEqual([]);
});
