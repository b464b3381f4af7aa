import { expect, test } from 'vitest';
import { conflictOn, skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', G2: 'god 1' },
  teams: { 0: { powers: ['commanding'] as const }, 1: { twoCardsUsed: true as const } },
};

test('A-POW-1: 3 followers for a battle won, by tie-breaker too, none for a battle lost', () => {
  const won = skirmish(GIVEN, 'F2').play(0, 'miracle').play(1, 'miracle').play(0, 'yes');
  expect(won.team(0).followers).toBe(4);
  const lost = skirmish(GIVEN, 'F2').play(0, 'miracle').play(1, 'chariots');
  expect(lost.team(0).followers).toBe(1);
});

test('A-POW-1: not for domination', () => {
  const table = conflictOn(4, { ...GIVEN, pieces: { F2: 'god 0', B5: 'god 1' } });
  expect(table.told('reward')).toHaveLength(2);
  expect(table.team(0).followers).toBe(1);
});
