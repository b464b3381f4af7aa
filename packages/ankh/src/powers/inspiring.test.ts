import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

test('A-POW-2: a monument built by card costs nothing', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { F2: 'god 0', G2: 'god 1' },
      teams: { 0: { followers: 0, powers: ['inspiring'] }, 1: { twoCardsUsed: true } },
    },
    'F2',
  );
  table.play(0, 'build-monument').play(1, 'miracle').play(0, 'temple', 'F3');
  expect(table.at('F3')).toBe('temple 0');
  expect(table.team(0)).toMatchObject({ followers: 0, ankhs: 8 });
});
