import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun', 'isis'] as const,
  guardians: ['satet', 'apep', 'androsphinx'] as const,
  teams: { 1: { twoCardsUsed: true as const } },
};

test('A-SPHINX-1: figures adjacent to an enemy one have no strength, its own side keeps theirs', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: {
        F2: 'god 0',
        G3: 'warrior 0',
        F3: 'androsphinx 1',
        G4: 'warrior 1',
        B5: 'god 1',
        G5: 'god 2',
      },
    },
    'F2',
  );
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('strength')).toMatchObject([
    { team: 0, total: 3, figures: 2 },
    { team: 1, total: 2 },
  ]);
});

test('A-SPHINX-1: not across a river', () => {
  const table = skirmish(
    { ...GIVEN, pieces: { E4: 'god 0', E5: 'androsphinx 1', C2: 'warrior 1', B5: 'god 1', G5: 'god 2' } },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'miracle').play(0, 'no');
  expect(table.told('strength')[0]?.total).toBe(1);
});

test('A-SPHINX-2, A-RUL-37: on water, whatever region the Androsphinx is in', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { B5: 'god 0', K2: 'apep 0', K3: 'androsphinx 1', C2: 'warrior 1', B8: 'god 1', G5: 'god 2' },
    },
    'F2',
  );
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('strength')[0]).toMatchObject({ total: 3, figures: 1 });
});

test('A-SPHINX-3: two of them beside each other take each other’s strength', () => {
  const table = skirmish(
    { ...GIVEN, pieces: { B5: 'god 0', F2: 'androsphinx 0', F3: 'androsphinx 1', B8: 'god 1', G5: 'god 2' } },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'miracle').play(0, 'no');
  expect(table.told('strength').map(({ total }) => total)).toEqual([0, 0]);
});
