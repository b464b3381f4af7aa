import { expect, test } from 'vitest';
import { HOUSE_RULES } from '../setup/house-rules.ts';
import { given } from '../testing/given.ts';

/** Amun on the west bank and in the east, Ra between. */
const EXAMPLE = {
  gods: ['amun', 'ra'] as const,
  pieces: {
    A5: 'god 0',
    A6: 'warrior 0',
    B6: 'warrior 0',
    H6: 'warrior 0',
    C10: 'warrior 0',
    A9: 'obelisk',
    C8: 'pyramid',
    D6: 'temple',
    E6: 'god 1',
    G6: 'warrior 1',
  },
};

test('A-EX-4, A-MOVE-3, A-MOVE-5: through figures, over water and monuments, across the river', () => {
  const table = given(EXAMPLE).take('move', 'A5');
  expect(table.options()).toContain('A8');
  table.take('A8', 'B6');
  expect(table.options()).toContain('C9');
  table.take('C9', 'H6');
  expect(table.options()).not.toContain('E6');
  expect(table.options()).not.toContain('D5');
  expect(table.options()).toContain('F5');
  table.take('F5', 'done');
  expect(table.at('A8')).toBe('god 0');
  expect(table.at('C9')).toBe('warrior 0');
  expect(table.at('F5')).toBe('warrior 0');
  expect(table.at('C10')).toBe('warrior 0');
});

test('A-MOVE-7: moving never changes control of a monument', () => {
  const table = given(EXAMPLE).take('move', 'A5', 'A8', 'done');
  expect(table.at('A9')).toBe('obelisk');
  expect(table.told('monument-taken')).toEqual([]);
});

test('A-MOVE-1: each figure moves at most once, up to three spaces', () => {
  const table = given({ pieces: { A5: 'god 0', B6: 'warrior 0' } }).take('move');
  expect(table.options()).toEqual(['A5', 'B6', 'done']);
  table.take('A5');
  expect(table.options()).toContain('A8');
  expect(table.options()).not.toContain('A9');
  expect(table.options()).not.toContain('A5');
  table.take('A8');
  expect(table.options()).toEqual(['B6', 'done']);
  table.take('B6', 'B5');
  expect(table.decision()).toMatchObject({ kind: 'second-action' });
});

test('A-MOVE-2: a later figure may use a space that an earlier one left', () => {
  const table = given({ pieces: { A5: 'god 0', B6: 'warrior 0' } });
  table.take('move', 'A5', 'A8', 'B6', 'A5');
  expect(table.at('A5')).toBe('warrior 0');
});

test('A-MOVE-4, A-MOVE-5: a move ends on empty land', () => {
  const table = given({ pieces: { C5: 'god 0', B5: 'temple', D5: 'warrior 1', I9: 'god 1' } }).take(
    'move',
    'C5',
  );
  for (const taken of ['B5', 'D5', 'C6', 'C7']) expect(table.options()).not.toContain(taken);
  for (const free of ['B4', 'B6', 'D6', 'D4']) expect(table.options()).toContain(free);
});

test('A-MOVE-3, A-RUL-15: off-map cells are no bridge', () => {
  // J8 and J9 lie east of water and of nothing else; K10 is off the map.
  const table = given({ houseRules: { ...HOUSE_RULES, moveRange: 2 }, pieces: { J9: 'god 0', A5: 'god 1' } });
  table.take('move', 'J9');
  expect(table.options().toSorted()).toEqual(['H8', 'H9', 'I10', 'I9', 'J8']);
});

test('A-MOVE-6, A-APEP-3: a figure on water may stay or go to land, never to other water', () => {
  const table = given({
    guardians: ['satet', 'apep', 'giant-scorpion'],
    pieces: { C6: 'apep 0', A5: 'god 0' },
  });
  table.take('move', 'C6');
  expect(table.options()).not.toContain('C7');
  expect(table.options()).toContain('C8');
  table.take('C8', 'done');
  expect(table.at('C8')).toBe('apep 0');
});

test('A-MOVE-8, A-SCORP-1: a Scorpion that moved is aimed again, also after going out and back', () => {
  const table = given({ pieces: { B5: 'giant-scorpion 0 facing 2', A5: 'god 0' } }).take('move', 'B5');
  expect(table.options()).toContain('B5');
  table.take('B5');
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'aim', about: 'B5', options: [0, 1, 2, 3, 4, 5] });
  table.take(4);
  expect(table.at('B5')).toBe('giant-scorpion 0 facing 4');
  expect(table.told('scorpion-aimed')).toMatchObject([{ space: 'B5', facing: 4 }]);
  expect(table.options()).toEqual(['A5', 'done']);
});

test('A-MOVE-5, A-OSIRIS-7: a gate is passed but not entered by others than Osiris', () => {
  const position = { pieces: { A5: 'god 0', I9: 'god 1', I7: 'warrior 1' }, underworld: ['A6', 'H7'] };
  const amun = given({ gods: ['amun', 'osiris'], ...position }).take('move', 'A5');
  expect(amun.options()).not.toContain('A6');
  expect(amun.options()).toContain('A7');
  const osiris = given({ gods: ['amun', 'osiris'], ...position, turn: 1 }).take('move', 'I7');
  expect(osiris.options()).toContain('H7');
});

test('A-DEC-2: a Move action ends when every figure has moved', () => {
  const table = given({ pieces: { A5: 'god 0', B6: 'warrior 0', C8: 'warrior 0' } }).take('move');
  for (let answers = 0; answers < 2 * 3; answers++) table.take(table.options()[0] as string);
  expect(table.decision().kind).toBe('second-action');
});

test('A-MOVE-1: a figure without anywhere to go is not offered', () => {
  const table = given({
    houseRules: { ...HOUSE_RULES, moveRange: 1 },
    pieces: { A2: 'god 0', A3: 'warrior 0', B1: 'obelisk', B2: 'temple', B3: 'warrior 1', I9: 'god 1' },
  }).take('move');
  expect(table.options()).not.toContain('A2');
  expect(table.options()).toContain('A3');
});
