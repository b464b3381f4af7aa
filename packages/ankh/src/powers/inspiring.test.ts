import { expect, test } from 'vitest';
import { fight } from '../testing/conflict-table.ts';

test('A-POW-2: a monument built by card costs nothing', () => {
  const table = fight(
    {
      gods: ['ra', 'amun'],
      pieces: { F2: 'god 0', G2: 'god 1' },
      teams: { 0: { followers: 0, powers: ['inspiring'] }, 1: { twoCardsUsed: true } },
    },
    'F2',
  );
  table.play([0, 'build-monument'], [1, 'miracle'], [0, 'temple'], [0, 'F3']);
  expect(table.at('F3')).toBe('temple 0');
  expect(table.team(0)).toMatchObject({ followers: 0, ankhs: 8 });
});
