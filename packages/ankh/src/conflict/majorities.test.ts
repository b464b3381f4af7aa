import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const EAST = 'H5';
const QUIET = { 1: { twoCardsUsed: true } } as const;

test('A-EX-12, A-MAJ-1, A-MAJ-2, A-MAJ-3: the most of a kind, by a team that is there', () => {
  const table = skirmish(
    {
      gods: ['isis', 'amun', 'ra'],
      pieces: {
        H5: 'warrior 0',
        I6: 'warrior 1',
        B5: 'god 0',
        B8: 'god 1',
        F3: 'god 2',
        G8: 'pyramid 0',
        H8: 'pyramid 0',
        J6: 'temple 1',
        I9: 'pyramid 1',
        H9: 'temple 2',
        G9: 'obelisk 2',
        G5: 'temple',
        G6: 'temple',
      },
      teams: QUIET,
    },
    EAST,
  );
  table.play(0, 'miracle').play(1, 'miracle');
  expect(table.told('devotion').filter(({ source }) => source === 'majorities')).toMatchObject([
    { team: 0, amount: 1 },
  ]);
  expect(
    table.told('majorities')[0]?.kinds.map(({ monument, team, scored }) => [monument, team, scored]),
  ).toEqual([
    ['obelisk', 2, false],
    ['temple', undefined, false],
    ['pyramid', 0, true],
  ]);
});

test('A-MAJ-4: all kinds of a region are a single gain', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: {
        H5: 'god 0',
        I6: 'god 1',
        G8: 'pyramid 0',
        H8: 'temple 0',
        J6: 'obelisk 0',
      },
      teams: QUIET,
    },
    EAST,
  );
  table.play(0, 'miracle').play(1, 'miracle');
  expect(table.told('devotion').filter(({ source }) => source === 'majorities')).toMatchObject([
    { team: 0, amount: 3, before: 0, after: 3 },
  ]);
});

test('A-EX-23: the lower marker gains first and may win before the other', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: {
        H5: 'god 0',
        I6: 'god 1',
        G8: 'pyramid 0',
        H8: 'temple 1',
        J6: 'obelisk 1',
      },
      teams: { 0: { devotion: 30 }, 1: { devotion: 29, twoCardsUsed: true } },
    },
    EAST,
  );
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.state.outcome).toEqual({ winners: [1], rule: 'A-END-1' });
  expect(table.team(0).devotion).toBe(30);
  expect(table.state.frames).toEqual([]);
});
