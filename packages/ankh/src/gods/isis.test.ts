import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const QUIET = { twoCardsUsed: true } as const;

const GIVEN = {
  gods: ['isis', 'amun'] as const,
  guardians: ['satet', 'apep', 'androsphinx'] as const,
  pieces: {
    B2: 'god 0',
    F3: 'warrior 0',
    E4: 'warrior 0',
    H2: 'warrior 0',
    F2: 'god 1',
    E3: 'warrior 1',
    D2: 'warrior 1',
  },
  teams: { 1: QUIET },
};

test('A-ISIS-1, A-KILL-3, A-RUL-42: each figure of hers beside an enemy may be kept, or let die', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'miracle').play(1, 'chariots');
  expect(table.asked()).toEqual(['0 isis']);
  expect(table.decision(0).about).toBe('E4');
  table.play(0, 'keep');
  expect(table.decision(0).about).toBe('F3');
  table.play(0, 'die');
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['F3', 'H2']);
  expect(table.told('figure-spared')).toMatchObject([{ team: 0, space: 'E4', by: 'isis' }]);
});

test('A-ISIS-5: a figure kept alive does not count as killed', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'miracle').play(1, 'chariots').play(0, 'keep', 'keep');
  expect(table.told('devotion').at(-1)).toMatchObject({ team: 0, source: 'miracle', amount: 1 });
});

test('A-ISIS-3: an enemy that dies at the same moment protects as well', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { B2: 'god 0', F3: 'warrior 0', J2: 'god 1', F2: 'warrior 1' },
      turn: 1,
    },
    'F2',
  );
  table.play(0, 'chariots').play(1, 'chariots', 'no');
  expect(table.told('battle-decided')[0]).not.toHaveProperty('winner');
  table.play(0, 'keep');
  expect(table.at('F3')).toBe('warrior 0');
  expect(table.at('F2')).toBe('');
});

test('A-ISIS-4: on water, beside an enemy who is not in the region of the battle', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { B5: 'god 0', K2: 'apep 0', K3: 'warrior 1', F2: 'god 1' },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.decision(0)).toMatchObject({ kind: 'isis', about: 'K2' });
});

test('A-KILL-2, A-KILL-3: what Flood shelters is not asked about', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'flood').play(1, 'chariots');
  expect(table.told('figure-spared').map(({ by }) => by)).toEqual(['flood', 'flood', 'flood']);
  expect(table.asked()).toEqual(['0 action']);
});

test('A-ISIS-1: a river between them is no protection', () => {
  const table = skirmish(
    { ...GIVEN, pieces: { B2: 'god 0', E4: 'warrior 0', E5: 'warrior 1', F2: 'god 1' } },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.at('E4')).toBe('');
});
