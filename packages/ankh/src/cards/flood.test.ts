import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'osiris'] as const,
  guardians: ['satet', 'mummy', 'androsphinx'] as const,
  pieces: {
    G5: 'god 0',
    G6: 'warrior 0',
    H6: 'warrior 0',
    F3: 'warrior 0',
    I9: 'god 1',
    I10: 'warrior 1',
    J9: 'warrior 1',
  },
};

test('A-CARD-8, A-RUL-27: a follower for each figure on fertile ground of the region, the god too', () => {
  const table = skirmish(GIVEN, 'H5').play(0, 'flood').play(1, 'miracle');
  expect(table.told('followers')).toMatchObject([{ team: 0, amount: 2, source: 'flood', rule: 'A-CARD-8' }]);
});

test('A-CARD-9, A-KILL-2, A-RUL-26: exactly those cannot be killed at B13', () => {
  const table = skirmish(GIVEN, 'H5').play(0, 'flood').play(1, 'chariots');
  expect(table.told('battle-decided')).toMatchObject([{ winner: 1 }]);
  expect(table.told('figure-spared')).toMatchObject([{ team: 0, space: 'G6', by: 'flood' }]);
  expect(table.told('figure-killed')).toMatchObject([{ team: 0, space: 'H6' }]);
});

test('A-OSIRIS-8: a space with a token of the underworld is not fertile', () => {
  const table = skirmish(
    { ...GIVEN, pieces: { ...GIVEN.pieces, G7: 'warrior 1' }, underworld: ['G7'] },
    'H5',
  );
  table.play(0, 'miracle').play(1, 'flood');
  expect(table.told('figures-sheltered')).toEqual([]);
});

test('A-CARD-9: a figure killed by Plague has lost the protection when it comes back', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { G5: 'god 0', G6: 'mummy 0', I9: 'god 1', I10: 'warrior 1', J9: 'warrior 1' },
      teams: { 0: { followers: 0 }, 1: { followers: 2 } },
    },
    'H5',
  );
  table.play(0, 'flood').play(1, 'plague-of-locusts').play(0, 0).play(1, 2).play(0, 'G6', 'no');
  expect(table.told('battle-decided')).toMatchObject([{ winner: 1 }]);
  expect(table.told('figure-killed').map(({ space, cause }) => [space, cause])).toEqual([
    ['G6', 'plague'],
    ['G6', 'casualties'],
  ]);
});
