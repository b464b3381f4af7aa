import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun', 'anubis', 'osiris'] as const,
  guardians: ['cat-mummy', 'mummy', 'androsphinx'] as const,
  pieces: {
    F2: 'god 0',
    F3: 'cat-mummy 0',
    C2: 'god 1',
    C3: 'cat-mummy 1',
    B8: 'god 2',
    G5: 'god 3',
  },
  teams: {
    0: { devotion: 5, followers: 0 },
    1: { devotion: 6, followers: 0, twoCardsUsed: true as const },
    2: { devotion: 0 },
    3: { devotion: 3 },
  },
};

test('A-CAT-1, A-CAT-3, A-RUL-45, A-RUL-54: each one killed costs every other team 1, wherever it is; 0 stays 0', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'plague-of-locusts').play(1, 'miracle');
  expect(
    table
      .told('devotion')
      .slice(0, 4)
      .map(({ team, amount, source }) => [team, amount, source]),
  ).toEqual([
    [3, -1, 'cat-mummy'],
    [1, -1, 'cat-mummy'],
    [3, -1, 'cat-mummy'],
    [0, -1, 'cat-mummy'],
  ]);
  expect(table.team(2).devotion).toBe(0);
});

test.each([
  ['plague-of-locusts', 'miracle'],
  ['build-monument', 'cycle-of-maat'],
])('A-CAT-3, A-DEV-8: the one of the team with less devotion curses first: %s against %s', (one, other) => {
  const teams = { ...GIVEN.teams, 1: { ...GIVEN.teams[1], devotion: 5 } };
  const cursed = (ladder: readonly number[]) =>
    skirmish({ ...GIVEN, teams, ladder, turn: 3 }, 'F2')
      .play(0, one)
      .play(1, other)
      .told('devotion')
      .filter(({ team, source }) => team < 2 && source === 'cat-mummy')
      .map(({ team }) => team);
  expect(cursed([2, 3, 0, 1])).toEqual([1, 0]);
  expect(cursed([2, 3, 1, 0])).toEqual([0, 1]);
});

test('A-CAT-2: killed in battle, it waits until after the rewards and Magnanimous', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'chariots').play(1, 'miracle');
  const sources = table.told('devotion').map(({ team, source }) => `${team} ${source}`);
  expect(sources).toEqual(['0 battle', '3 cat-mummy', '0 cat-mummy', '1 miracle']);
});

test('A-CAT-3: a merged god loses once, a merged owner nothing', () => {
  const merged = {
    ...GIVEN,
    seats: [0, 1, 0, 3],
    pieces: { F2: 'god 0', F3: 'cat-mummy 0', C2: 'god 1', C3: 'cat-mummy 1', G5: 'god 3' },
    teams: {
      0: { devotion: 5, lower: 'anubis' },
      1: { devotion: 6, twoCardsUsed: true as const },
      3: { devotion: 3 },
    },
  };
  const enemy = skirmish(merged, 'F2').play(0, 'chariots').play(1, 'miracle');
  expect(enemy.told('devotion').filter(({ source }) => source === 'cat-mummy')).toMatchObject([
    { team: 3, amount: -1 },
    { team: 0, amount: -1 },
  ]);
  const owner = skirmish(merged, 'F2').play(0, 'miracle').play(1, 'chariots');
  expect(owner.told('devotion').filter(({ source }) => source === 'cat-mummy')).toMatchObject([
    { team: 3, amount: -1 },
    { team: 1, amount: -1 },
  ]);
});
