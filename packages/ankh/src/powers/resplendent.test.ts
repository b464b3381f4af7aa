import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', G2: 'god 1', A6: 'temple 0', A8: 'temple 0', I9: 'obelisk 0' },
  teams: { 0: { followers: 3, powers: powers('resplendent') }, 1: { twoCardsUsed: true as const } },
};

test('A-POW-5, A-RUL-76, A-RUL-78: three of one kind anywhere, as they are at B9', () => {
  const table = skirmish(GIVEN, 'F2');
  table.play(0, 'build-monument').play(1, 'miracle').play(0, 'temple', 'F3');
  expect(table.told('strength')[0]).toMatchObject({
    total: 3,
    terms: [
      { source: 'god', value: 1 },
      { source: 'resplendent', value: 2 },
      { source: 'build-monument', value: 0 },
    ],
  });
});

test('A-POW-5: three monuments of different kinds are not enough, and warriors do not shine', () => {
  const table = skirmish(GIVEN, 'F2');
  table.play(0, 'build-monument').play(1, 'miracle').play(0, 'pass');
  expect(table.told('strength')[0]?.total).toBe(1);
  const warriors = skirmish(
    { ...GIVEN, pieces: { ...GIVEN.pieces, F2: 'warrior 0', B5: 'god 0', A4: 'temple 0' } },
    'F2',
  );
  warriors.play(0, 'miracle').play(1, 'miracle');
  expect(warriors.told('strength')[0]?.total).toBe(1);
});
