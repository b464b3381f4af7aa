import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const GIVEN = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', C2: 'temple 0', G4: 'god 1' },
};

function devotionFrom(start: number) {
  const table = skirmish(
    {
      ...GIVEN,
      teams: {
        0: { devotion: start, followers: 2, powers: powers('bountiful', 'worshipful') },
        1: { twoCardsUsed: true },
      },
    },
    'F2',
  );
  table.play(0, 'chariots').play(1, 'miracle').play(0, 'yes');
  return table.told('devotion').map(({ source, before, after }) => [source, before, after]);
}

test('A-POW-11, A-DEV-10, A-EX-22: each gain in the red is one larger, on 20 too, on 21 no more', () => {
  expect(devotionFrom(18)).toEqual([
    ['majorities', 18, 20],
    ['battle', 20, 22],
    ['worshipful', 22, 23],
  ]);
  expect(devotionFrom(10)).toEqual([
    ['majorities', 10, 12],
    ['battle', 12, 14],
    ['worshipful', 14, 16],
  ]);
  expect(devotionFrom(21)).toEqual([
    ['majorities', 21, 22],
    ['battle', 22, 23],
    ['worshipful', 23, 24],
  ]);
});

test('A-DEV-11, A-RUL-47: a Miracle without deaths is no gain', () => {
  const table = skirmish(
    { ...GIVEN, teams: { 0: { powers: powers('bountiful') }, 1: { twoCardsUsed: true } } },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(
    table
      .told('devotion')
      .filter(({ team }) => team === 0)
      .map(({ source }) => source),
  ).toEqual(['majorities']);
});
