import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', G4: 'god 1' },
  teams: {
    0: { powers: powers('glorious'), followers: 1 },
    1: { twoCardsUsed: true as const, followers: 0 },
  },
};

test('A-POW-9, A-REW-2: a margin of 3 is worth 3 instead of 1', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'chariots').play(1, 'miracle');
  expect(table.told('reward')).toMatchObject([{ terms: [{ source: 'glorious', value: 3 }], total: 3 }]);
});

test('A-POW-9, A-REW-2: a margin of 2 is not', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'chariots').play(1, 'drought');
  expect(table.told('reward')).toMatchObject([{ total: 1 }]);
});

test('A-REW-2, A-RUL-40: a participant without figures counts as 0', () => {
  const table = skirmish(
    { ...GIVEN, pieces: { F2: 'god 0', G2: 'warrior 0', C2: 'warrior 1', B5: 'god 1' } },
    'F2',
  );
  table.play(0, 'plague-of-locusts').play(1, 'chariots').play(0, 1);
  expect(table.told('reward')).toMatchObject([{ total: 3 }]);
});
