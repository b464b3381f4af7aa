import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const QUIET = { twoCardsUsed: true } as const;

test('A-POW-7, A-STR-5: 2 for each own temple of the region with an own figure adjacent', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: {
        F2: 'god 0',
        G2: 'warrior 0',
        F3: 'temple 0',
        G3: 'temple 0',
        C2: 'temple 0',
        E2: 'temple 1',
        E3: 'temple',
        J2: 'god 1',
        B5: 'warrior 0',
        B6: 'temple 0',
      },
      teams: { 0: { powers: powers('temple-attuned') }, 1: QUIET },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'miracle');
  expect(table.told('strength')[0]).toMatchObject({ total: 6 });
  expect(table.told('strength')[0]?.terms.at(-1)).toEqual({ source: 'temple-attuned', value: 4 });
});

test('A-STR-5, A-RUL-39: a figure on water beside the temple will do', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      guardians: ['satet', 'apep', 'androsphinx'],
      pieces: { B5: 'god 0', K2: 'apep 0', J2: 'temple 0', C2: 'god 1' },
      teams: { 0: { powers: powers('temple-attuned') }, 1: QUIET },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'miracle');
  expect(table.told('strength')[0]?.total).toBe(3);
});

test('A-RUL-78: a temple built in the same battle counts', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { F2: 'god 0', C2: 'god 1' },
      teams: { 0: { followers: 3, powers: powers('temple-attuned') }, 1: QUIET },
    },
    'F2',
  );
  table.play(0, 'build-monument').play(1, 'miracle').play(0, 'temple', 'G2');
  expect(table.told('strength')[0]?.total).toBe(3);
});
