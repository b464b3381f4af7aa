import { expect, test } from 'vitest';
import { conflictOn, skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { freeSuns } from './kept.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  guardians: ['satet', 'mummy', 'androsphinx'] as const,
  pieces: { F2: 'god 0', B5: 'god 1' },
};

test('A-RA-1, A-RA-2: a figure may be given one sun when it is summoned', () => {
  const table = given(GIVEN).play(0, 'summon', 'warrior', 'F3');
  expect(table.asked()).toEqual(['0 sun']);
  table.play(0, 'yes');
  expect(table.at('F3')).toBe('warrior 0 radiant');
  expect(freeSuns(table.state)).toBe(2);
  expect(table.asked()).toEqual(['0 second-action']);
});

test('A-RA-1, A-RUL-70: three suns in all, each on a figure of its own', () => {
  const table = given({
    ...GIVEN,
    pieces: {
      ...GIVEN.pieces,
      C2: 'warrior 0 radiant',
      C3: 'warrior 0 radiant',
      D2: 'warrior 0 radiant',
    },
  });
  table.play(0, 'summon', 'warrior', 'F3');
  expect(table.asked()).toEqual(['0 second-action']);
  expect(table.at('F3')).toBe('warrior 0');
});

test('A-RA-3, A-MUM-2: the sun of a killed figure is free at once, for the same Mummy too', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { F2: 'god 0', F3: 'mummy 0 radiant', C2: 'god 1', C3: 'warrior 1' },
      teams: { 1: { twoCardsUsed: true } },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(freeSuns(table.state)).toBe(3);
  expect(table.told('figure-killed')).toMatchObject([{ figure: 'mummy', sun: true }]);
  table.play(0, 'G2');
  expect(table.asked()).toEqual(['0 sun']);
  table.play(0, 'yes');
  expect(table.at('G2')).toBe('mummy 0 radiant');
});

test('A-RA-4, A-REW-4: victory where a radiant figure is, is worth 1 more, never 2', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { F2: 'god 0', F3: 'warrior 0 radiant', G3: 'warrior 0 radiant', C2: 'god 1' },
      teams: { 1: { twoCardsUsed: true } },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'miracle');
  expect(table.told('reward')).toMatchObject([
    {
      terms: [
        { source: 'victory', value: 1 },
        { source: 'ra', value: 1 },
      ],
    },
  ]);
});

test('A-RA-4, A-RUL-88: a radiant figure on water shines in every region around it', () => {
  const table = conflictOn(4, {
    ...GIVEN,
    guardians: ['satet', 'apep', 'androsphinx'],
    pieces: { B5: 'god 0', K2: 'apep 0 radiant', B7: 'god 1' },
    teams: { 1: { twoCardsUsed: true } },
    conflict: { F4: 1, G5: 2, F5: 3 },
  });
  expect(table.told('reward').map(({ total }) => total)).toEqual([2, 2]);
});
