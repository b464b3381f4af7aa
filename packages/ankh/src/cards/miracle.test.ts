import { expect, test } from 'vitest';
import { trappedBy } from '../gods/kept.ts';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'anubis'] as const,
  pieces: {
    G5: 'god 0',
    G6: 'warrior 0',
    H6: 'warrior 0',
    I9: 'god 1',
    I10: 'warrior 1',
  },
};

test('A-CARD-10, A-ANUBIS-4: one gain for all own figures killed in the battle, trapped ones too', () => {
  const table = skirmish({ ...GIVEN, teams: { 0: { followers: 0 }, 1: { followers: 0 } } }, 'H5');
  table.play(0, 'miracle').play(1, 'plague-of-locusts', 0);
  expect(trappedBy(table.state)).toEqual([0]);
  expect(table.told('devotion').filter(({ source }) => source === 'miracle')).toMatchObject([
    { team: 0, amount: 2, rule: 'A-CARD-10' },
  ]);
});

test('A-CARD-10, A-RUL-47: with none killed there is no gain', () => {
  const table = skirmish(GIVEN, 'H5').play(0, 'chariots').play(1, 'chariots');
  expect(table.told('devotion').map(({ source }) => source)).toEqual(['battle']);
  const spared = skirmish(GIVEN, 'H5').play(0, 'miracle').play(1, 'flood');
  expect(spared.told('devotion').map(({ source }) => source)).toEqual(['battle']);
});

test('A-CARD-10: from least to most devotion', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { ...GIVEN.pieces, J9: 'warrior 1' },
      teams: { 0: { devotion: 4 }, 1: { devotion: 1 } },
    },
    'H5',
  );
  table.state.tieBreakerUsed = true;
  table.play(0, 'miracle').play(1, 'miracle', 'pass');
  expect(table.told('devotion').map(({ team, source }) => [team, source])).toEqual([
    [1, 'miracle'],
    [0, 'miracle'],
  ]);
});
