import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  guardians: ['satet', 'apep', 'giant-scorpion'] as const,
  pieces: { A2: 'god 0', B5: 'satet 0', B6: 'warrior 1', F2: 'god 1' },
};

test('A-SATET-1, A-RUL-17: it ends where an enemy stands and pushes it to neighbouring empty land of its choice', () => {
  const table = given(GIVEN).play(0, 'move', 'B5');
  expect(table.options(0)).toContain('B6');
  table.play(0, 'B6');
  expect(table.asked()).toEqual(['0 push']);
  expect([...table.options(0)].sort()).toEqual(['A6', 'A7', 'B5', 'B7']);
  table.play(0, 'A7');
  expect([table.at('B6'), table.at('A7'), table.at('B5')]).toEqual(['satet 0', 'warrior 1', '']);
});

test('A-SATET-2, A-RUL-17: rivers and camels do not stop a push, water, pieces and the edge of the map do', () => {
  const table = given({
    ...GIVEN,
    pieces: { A2: 'god 0', D4: 'satet 0', E5: 'warrior 1', E6: 'temple', F5: 'warrior 0', J2: 'god 1' },
  });
  table.play(0, 'move', 'D4', 'E5');
  // E4 and F4 lie across the river; D4 is free because Satet has left it.
  expect([...table.options(0)].sort()).toEqual(['D4', 'D5', 'E4', 'F4']);
});

test('A-SATET-2: with nowhere to push, it may not end there', () => {
  const table = given({
    ...GIVEN,
    pieces: { J2: 'god 0', A4: 'satet 0', A2: 'warrior 1', A3: 'god 1', B1: 'warrior 1', B2: 'warrior 1' },
  });
  table.play(0, 'move', 'A4');
  expect(table.options(0)).not.toContain('A2');
  expect(table.options(0)).toContain('A3');
});

test('A-SATET-3: gods and guardians can be pushed, own figures and monuments cannot', () => {
  const table = given({
    ...GIVEN,
    pieces: { B4: 'god 0', B5: 'satet 0', B6: 'god 1', A6: 'temple 1', A5: 'warrior 0' },
  });
  table.play(0, 'move', 'B5');
  expect(table.options(0)).toContain('B6');
  for (const space of ['B4', 'A6', 'A5']) expect(table.options(0)).not.toContain(space);
});

test('A-SATET-4, A-RUL-18: not on water, not on a token of the underworld, nor is anybody pushed onto one', () => {
  const table = given({
    ...GIVEN,
    gods: ['ra', 'osiris', 'isis'],
    pieces: {
      A2: 'god 0',
      B5: 'satet 0',
      B6: 'warrior 1',
      B4: 'warrior 2',
      C6: 'apep 2',
      F2: 'god 1',
      J2: 'god 2',
    },
    underworld: ['B6', 'A5'],
  });
  table.play(0, 'move', 'B5');
  expect(table.options(0)).not.toContain('B6');
  expect(table.options(0)).not.toContain('C6');
  table.play(0, 'B4');
  expect(table.options(0)).not.toContain('A5');
  expect(table.options(0)).toContain('A4');
});

test('A-SATET-5, A-RUL-83: a pushed Scorpion is aimed by its own owner, who has no other say', () => {
  const table = given({ ...GIVEN, pieces: { ...GIVEN.pieces, B6: 'giant-scorpion 1' } });
  table.play(0, 'move', 'B5', 'B6', 'B7');
  expect(table.asked()).toEqual(['1 aim']);
  table.play(1, 2);
  expect(table.at('B7')).toBe('giant-scorpion 1 facing 2');
  expect(table.asked()).toEqual(['0 move-figure']);
});
