import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['amun', 'isis'] as const,
  guardians: ['satet', 'mummy', 'androsphinx'] as const,
  pieces: { A2: 'god 0', F3: 'mummy 0', C2: 'god 1', C3: 'warrior 1' },
  teams: { 0: { twoCardsUsed: true as const, followers: 0 }, 1: { followers: 1 } },
};

test('A-MUM-1, A-MUM-3: killed, it returns beside its god, in whatever region; a single space is taken at once', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'miracle').play(1, 'chariots');
  expect(table.at('A3')).toBe('mummy 0');
  expect(table.told('figure-summoned')).toMatchObject([{ figure: 'mummy', space: 'A3', slot: 'mummy' }]);
  expect(table.team(0).guardians).toEqual([]);
});

test('A-MUM-2: it still counts as killed', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'miracle').play(1, 'chariots');
  expect(table.told('devotion').at(-1)).toMatchObject({ team: 0, source: 'miracle', amount: 1 });
});

test('A-MUM-1: the owner chooses where', () => {
  const table = skirmish(
    { ...GIVEN, pieces: { B5: 'god 0', F3: 'mummy 0', C2: 'god 1', C3: 'warrior 1' } },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.asked()).toEqual(['0 mummy']);
  expect([...table.options(0)].sort()).toEqual(['A5', 'A6', 'B4', 'B6', 'C5']);
});

test('A-MUM-1: without room it goes to the pool', () => {
  const table = skirmish({ ...GIVEN, pieces: { ...GIVEN.pieces, A3: 'temple' } }, 'F2');
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.told('mummy-to-pool')).toHaveLength(1);
  expect(table.team(0).guardians).toEqual([5]);
});

test('A-KILL-9: Mummies of several teams return from least to most devotion', () => {
  const table = skirmish(
    {
      gods: ['amun', 'isis', 'ra'],
      guardians: ['satet', 'mummy', 'androsphinx'],
      pieces: { B5: 'god 0', F3: 'mummy 0', C2: 'god 1', C3: 'mummy 1', G5: 'god 2' },
      teams: {
        0: { twoCardsUsed: true, followers: 0, devotion: 4 },
        1: { followers: 0, devotion: 2 },
      },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'plague-of-locusts');
  expect(table.asked()).toEqual(['1 mummy']);
  table.play(1, 'D2');
  expect(table.asked()).toEqual(['0 mummy']);
});

test('A-OSIRIS-7: not onto a token of the underworld', () => {
  const table = skirmish({ ...GIVEN, gods: ['amun', 'osiris'], underworld: ['A3'] }, 'F2');
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.team(0).guardians).toEqual([5]);
});
