import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'osiris'] as const,
  pieces: { F2: 'god 0', C2: 'god 1', D2: 'temple' },
  underworld: ['F3'],
  teams: { 0: { followers: 3 } },
};

test('A-CARD-4, A-RUL-28: any kind in supply on any empty land of the region without a token of the underworld', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'build-monument').play(1, 'miracle');
  expect(table.options(0)).toEqual(['obelisk', 'temple', 'pyramid', 'pass']);
  table.play(0, 'obelisk');
  const spaces = table.options(0);
  expect(spaces).toHaveLength(22 - 4);
  for (const taken of ['F2', 'C2', 'D2', 'F3', 'E1']) expect(spaces).not.toContain(taken);
  table.play(0, 'J2');
  expect(table.at('J2')).toBe('obelisk 0');
  expect(table.team(0)).toMatchObject({ followers: 0, ankhs: 8 });
  expect(table.state.supply).toEqual([9, 9, 10]);
  expect(table.told('devotion')[0]).toMatchObject({ team: 0, source: 'majorities', amount: 1 });
});

test('A-CARD-4, A-RUL-28: nor may Osiris build on his own token', () => {
  const table = skirmish({ ...GIVEN, teams: { 1: { followers: 3 } } }, 'F2');
  table.play(0, 'miracle').play(1, 'build-monument', 'temple');
  expect(table.options(1)).not.toContain('F3');
});

test('A-CARD-4: it may be left undone', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'build-monument').play(1, 'miracle').play(0, 'pass');
  expect(table.team(0)).toMatchObject({ followers: 3, ankhs: 9 });
});

test('A-CARD-4: not without the followers', () => {
  const table = skirmish({ ...GIVEN, teams: { 0: { followers: 2 } } }, 'F2');
  table.play(0, 'build-monument').play(1, 'miracle');
  expect(table.asked()).not.toContain('0 build');
});

test('A-CARD-4: not without an ankh token', () => {
  const spaces = ['A5', 'A6', 'A7', 'A8', 'A9', 'B4', 'B5', 'B6', 'B7'];
  const monuments = Object.fromEntries(
    spaces.map((space, i) => [space, `${['temple', 'obelisk', 'pyramid'][i % 3]} 0`]),
  );
  const table = skirmish({ ...GIVEN, pieces: { ...GIVEN.pieces, ...monuments } }, 'F2');
  expect(table.team(0).ankhs).toBe(0);
  table.play(0, 'build-monument').play(1, 'miracle');
  expect(table.asked()).not.toContain('0 build');
});

test('A-CARD-4, A-COMP-4: a kind that is used up is not offered', () => {
  const spaces = ['A5', 'A6', 'A7', 'A8', 'A9', 'B4', 'B5', 'B6', 'B7'];
  const monuments = Object.fromEntries(spaces.map((space) => [space, 'temple']));
  const table = skirmish({ ...GIVEN, pieces: { ...GIVEN.pieces, ...monuments } }, 'F2');
  table.play(0, 'build-monument').play(1, 'miracle');
  expect(table.options(0)).toEqual(['obelisk', 'pyramid', 'pass']);
});

test('A-RUL-77: followers of a Flood revealed with it pay for it', () => {
  const table = skirmish(
    {
      gods: ['amun', 'ra'],
      pieces: { F2: 'god 0', G2: 'warrior 0', H2: 'warrior 0', C2: 'god 1' },
      teams: { 0: { followers: 0 } },
    },
    'F2',
  );
  table.play(0, 'yes', 'build-monument+flood').play(1, 'miracle');
  expect(table.asked()).toEqual(['0 build']);
});

test('A-CARD-4: from least to most devotion', () => {
  const table = skirmish(
    { ...GIVEN, teams: { 0: { followers: 3, devotion: 2 }, 1: { followers: 3 } } },
    'F2',
  );
  table.play(0, 'build-monument').play(1, 'build-monument');
  expect(table.asked()).toEqual(['1 build']);
});
