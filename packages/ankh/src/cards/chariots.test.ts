import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';

test('A-CARD-5: nothing beyond its strength', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { F2: 'god 0', C2: 'god 1' },
      teams: { 1: { twoCardsUsed: true } },
    },
    'F2',
  );
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('strength')[0]?.terms).toEqual([
    { source: 'god', value: 1, space: 'F2' },
    { source: 'chariots', value: 3 },
  ]);
  expect(table.team(0)).toMatchObject({ devotion: 1, followers: 1 });
});
