import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'osiris'] as const,
  pieces: { H5: 'god 0', H6: 'warrior 0', G6: 'warrior 0', I5: 'warrior 0', I9: 'god 1', B5: 'warrior 0' },
};

test('A-CARD-7, A-REW-3: the winner gains 1 for each figure on desert of the region', () => {
  const table = skirmish(GIVEN, 'H5').play(0, 'drought').play(1, 'miracle');
  expect(table.told('reward')).toMatchObject([
    {
      terms: [
        { source: 'victory', value: 1 },
        { source: 'drought', value: 3 },
      ],
      total: 4,
    },
  ]);
});

test('A-CARD-7: it works only for the winner', () => {
  const table = skirmish(GIVEN, 'H5').play(0, 'chariots').play(1, 'drought');
  expect(table.told('reward')).toMatchObject([{ team: 0, total: 1 }]);
});

test('A-OSIRIS-8, A-MAP-5: a space with a token of the underworld is no desert', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { H5: 'god 0', G5: 'warrior 1', I9: 'god 1', I10: 'warrior 1' },
      underworld: ['I9'],
    },
    'H5',
  );
  table.play(0, 'miracle').play(1, 'drought');
  expect(table.told('reward')).toMatchObject([{ team: 1, total: 2 }]);
});
