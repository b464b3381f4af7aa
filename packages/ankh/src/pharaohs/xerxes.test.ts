import { expect, test } from 'vitest';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { palaceResolved, palaceTable } from '../testing/palace.ts';

const TYRANT = { gods: ['ra', 'isis'] as const, pharaoh: 'xerxes' as const };

test('P-XERX-2: nobody gains from his region by dominating it, elsewhere they do', () => {
  const table = conflictOn(4, {
    ...TYRANT,
    pieces: { B5: 'god 0', A6: 'temple 0', A8: 'pharaoh', G5: 'god 1' },
    conflict: { B5: 1, F2: 2, G5: 3 },
  });
  expect(table.told('gain-prevented')).toMatchObject([
    { team: 0, source: 'majorities', rule: 'P-XERX-2' },
    { team: 0, source: 'domination' },
  ]);
  expect(table.told('devotion')).toMatchObject([{ team: 1, source: 'domination' }]);
});

test('P-EX-7, P-XERX-2, P-XERX-3: no devotion for victory, Drought, majority, Magnanimous or Miracle; followers and kills as ever', () => {
  const table = skirmish(
    {
      ...TYRANT,
      pieces: { B5: 'god 0', A6: 'temple 0', B7: 'warrior 0', A8: 'pharaoh', A5: 'god 1', A9: 'warrior 1' },
      teams: { 0: { powers: ['commanding'] }, 1: { powers: powers('magnanimous') } },
    },
    'B5',
  )
    .play(0, 'drought')
    .play(1, 'miracle');
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0 }]);
  expect(table.told('devotion')).toEqual([]);
  expect(table.told('gain-prevented').map(({ source }) => source)).toEqual([
    'majorities',
    'battle',
    'magnanimous',
    'miracle',
  ]);
  expect(table.told('followers')).toMatchObject([{ team: 0, amount: 3, source: 'commanding' }]);
  expect(table.told('figure-killed')).toMatchObject([{ space: 'A9' }]);
});

test('P-XERX-3: Worshipful is not offered there', () => {
  const fightIn = (space: string) =>
    skirmish(
      {
        ...TYRANT,
        pieces: { B5: 'god 0', A5: 'god 1', [space]: 'pharaoh' },
        teams: { 0: { powers: powers('worshipful'), followers: 5 } },
      },
      'B5',
    )
      .play(0, 'chariots')
      .play(1, 'flood');
  expect(fightIn('A8').asked()).not.toContain('0 worshipful');
  expect(fightIn('I9').asked()).toContain('0 worshipful');
});

test('P-XERX-4: losses are not prevented', () => {
  const table = skirmish(
    {
      ...TYRANT,
      guardians: ['cat-mummy', 'mummy', 'androsphinx'],
      pieces: { B5: 'god 0', A5: 'god 1', A9: 'cat-mummy 1', A8: 'pharaoh' },
      teams: { 0: { devotion: 5 } },
    },
    'B5',
  )
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(table.told('devotion')).toMatchObject([{ team: 0, amount: -1, source: 'cat-mummy' }]);
});

test('P-XERX-4: gains outside a Conflict are not affected', () => {
  const table = palaceTable({
    pharaoh: 'xerxes',
    pieces: { B5: 'god 0', A8: 'pharaoh', G5: 'god 1' },
    teams: { 0: { followers: 3 } },
    palace: { hands: { 0: ['public-offering'] } },
  }).take('gain', 'public-offering');
  expect(table.team(0).devotion).toBe(1);
});

const RIDDLE = {
  gods: ['ra', 'isis', 'amun'] as const,
  pharaoh: 'xerxes' as const,
  pieces: { B5: 'god 0', A8: 'sphinx 0', B9: 'sphinx 0', G5: 'god 1', F2: 'god 2' },
  palace: { rooms: { war: [1, 0, 0] } },
};

test('P-XERX-5: the riddle takes a follower for each sphinx, from the same enemy repeatedly if liked', () => {
  const table = palaceResolved({
    ...RIDDLE,
    teams: { 0: { followers: 0 }, 1: { followers: 4 }, 2: { followers: 1 } },
  });
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'tribute', options: [1, 2], about: 2 });
  table.take(1, 1);
  expect([0, 1, 2].map((team) => table.team(team).followers)).toEqual([2, 2, 1]);
});

test('P-XERX-5: as long as one has followers', () => {
  const table = palaceResolved({
    ...RIDDLE,
    teams: { 0: { followers: 0 }, 1: { followers: 0 }, 2: { followers: 1 } },
  });
  expect([0, 1, 2].map((team) => table.team(team).followers)).toEqual([1, 0, 0]);
});
