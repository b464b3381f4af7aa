import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  guardians: ['satet', 'mummy', 'androsphinx'] as const,
  pieces: { F2: 'god 0', G2: 'warrior 0', G4: 'god 1' },
  teams: { 0: { powers: powers('magnanimous') }, 1: { twoCardsUsed: true as const } },
};

test('A-POW-10: a loser with two figures at B9, gods counted, gains 2', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'miracle').play(1, 'chariots');
  expect(table.told('devotion')).toMatchObject([
    { team: 1, source: 'battle' },
    { team: 0, source: 'magnanimous', amount: 2, rule: 'A-POW-10' },
    { team: 0, source: 'miracle', amount: 1 },
  ]);
});

test('A-POW-10, A-RUL-38: neutralised figures count', () => {
  const table = skirmish({ ...GIVEN, pieces: { ...GIVEN.pieces, G3: 'androsphinx 1' } }, 'F2');
  table.play(0, 'flood').play(1, 'chariots');
  expect(table.told('strength')[0]).toMatchObject({ total: 0, figures: 2 });
  expect(table.told('devotion').map(({ source }) => source)).toEqual(['battle', 'magnanimous']);
});

test('A-POW-10: not with one figure, nor for a winner', () => {
  const one = skirmish({ ...GIVEN, pieces: { F2: 'god 0', G4: 'god 1' } }, 'F2');
  one.play(0, 'flood').play(1, 'chariots');
  expect(one.team(0).devotion).toBe(0);
  const winner = skirmish(GIVEN, 'F2').play(0, 'chariots').play(1, 'flood');
  expect(winner.team(0).devotion).toBe(1);
});
