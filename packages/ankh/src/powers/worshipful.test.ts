import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', G2: 'warrior 0', G4: 'god 1' },
};

test('A-POW-12: once after each battle, after all Miracles, 2 followers for 1 devotion', () => {
  const table = skirmish(
    {
      ...GIVEN,
      teams: { 0: { followers: 5, powers: powers('worshipful') }, 1: { twoCardsUsed: true } },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.told('devotion').map(({ source }) => source)).toEqual(['battle', 'miracle']);
  expect(table.asked()).toEqual(['0 worshipful']);
  table.play(0, 'yes');
  expect(table.team(0)).toMatchObject({ followers: 3, devotion: 2 });
  expect(table.asked()).toEqual(['0 action']);
});

test('A-POW-12: may be declined, and needs 2 followers', () => {
  const teams = (followers: number) => ({
    0: { followers, powers: powers('worshipful') },
    1: { twoCardsUsed: true as const },
  });
  const declined = skirmish({ ...GIVEN, teams: teams(2) }, 'F2');
  declined.play(0, 'flood').play(1, 'chariots').play(0, 'no');
  expect(declined.team(0)).toMatchObject({ followers: 4, devotion: 0 });
  const poor = skirmish({ ...GIVEN, teams: teams(1) }, 'F2')
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(poor.asked()).toEqual(['0 action']);
});
