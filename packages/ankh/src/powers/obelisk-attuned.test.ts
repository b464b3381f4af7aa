import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const QUIET = { twoCardsUsed: true } as const;
const ATTUNED = powers('obelisk-attuned');

const ALONE = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', B5: 'warrior 0', B7: 'warrior 0', I2: 'obelisk 0', A6: 'obelisk 0', G4: 'god 1' },
  teams: { 0: { powers: ATTUNED }, 1: QUIET },
};

test('A-POW-6, A-RUL-23: any figures, gods too, from anywhere, each once, beside own obelisks of the region', () => {
  const table = skirmish(ALONE, 'F2');
  expect(table.options(0)).toEqual(['B5', 'B7', 'F2', 'pass']);
  table.play(0, 'F2');
  expect(table.options(0)).toEqual(['H2', 'I3', 'J2']);
  table.play(0, 'H2');
  expect(table.at('H2')).toBe('god 0');
  expect(table.options(0)).toEqual(['B5', 'B7', 'pass']);
  table.play(0, 'B5', 'I3', 'B7');
  expect(table.at('J2')).toBe('warrior 0');
  expect(table.told('figure-relocated')).toHaveLength(3);
  expect(table.asked()).toEqual(['0 card', '1 card']);
});

test('A-POW-6: a pass ends it', () => {
  const table = skirmish(ALONE, 'F2').play(0, 'pass');
  expect(table.asked()).toEqual(['0 card', '1 card']);
});

test('A-POW-6a: several teams take turns, one figure each, from least devotion; a pass is final', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: {
        F2: 'god 0',
        B5: 'warrior 0',
        B7: 'warrior 0',
        I2: 'obelisk 0',
        D2: 'obelisk 1',
        G4: 'god 1',
        B6: 'warrior 1',
      },
      teams: { 0: { devotion: 5, powers: ATTUNED }, 1: { ...QUIET, devotion: 4, powers: ATTUNED } },
    },
    'F2',
  );
  expect(table.asked()).toEqual(['1 obelisk-figure']);
  table.play(1, 'B6', 'C2');
  expect(table.asked()).toEqual(['0 obelisk-figure']);
  table.play(0, 'B5', 'H2');
  expect(table.asked()).toEqual(['1 obelisk-figure']);
  table.play(1, 'pass');
  expect(table.asked()).toEqual(['0 obelisk-figure']);
  table.play(0, 'B7', 'I3');
  expect(table.asked()).toEqual(['0 obelisk-figure']);
});

test('A-POW-6a: a team without a legal move is out', () => {
  const table = skirmish(
    { ...ALONE, pieces: { ...ALONE.pieces, H2: 'temple', I3: 'temple', J2: 'temple' } },
    'F2',
  );
  expect(table.asked()).toEqual(['0 card', '1 card']);
});

test('A-RUL-79: an obelisk built later in the battle does not reopen the window', () => {
  const table = skirmish(
    {
      ...ALONE,
      pieces: { F2: 'god 0', B5: 'warrior 0', G4: 'god 1' },
      teams: { 0: { powers: ATTUNED, followers: 3 }, 1: QUIET },
    },
    'F2',
  );
  table.play(0, 'build-monument').play(1, 'miracle').play(0, 'obelisk', 'F3', 'no');
  expect(table.at('B5')).toBe('warrior 0');
});

test('A-SCORP-1: a Scorpion that was moved so is aimed again by its owner', () => {
  const table = skirmish(
    {
      ...ALONE,
      guardians: ['satet', 'mummy', 'giant-scorpion'],
      pieces: { ...ALONE.pieces, B7: 'giant-scorpion 0' },
    },
    'F2',
  );
  table.play(0, 'B7', 'J2');
  expect(table.asked()).toEqual(['0 aim']);
  table.play(0, 4);
  expect(table.at('J2')).toBe('giant-scorpion 0 facing 4');
  expect(table.asked()).toEqual(['0 obelisk-figure']);
});

test('A-OSIRIS-7: nobody but Osiris comes to stand on his tokens, not even so', () => {
  const table = skirmish(
    { ...ALONE, gods: ['ra', 'osiris'], underworld: ['H2'], teams: { 0: { powers: ATTUNED } } },
    'F2',
  );
  table.play(0, 'B5');
  expect(table.options(0)).toEqual(['I3', 'J2']);
});
