import { expect, test } from 'vitest';
import { conflictOn, skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { trappedBy } from './kept.ts';

const FAR = {
  gods: ['anubis', 'ra', 'isis'] as const,
  guardians: ['cat-mummy', 'mummy', 'androsphinx'] as const,
  pieces: {
    B5: 'god 0',
    F2: 'god 1',
    F3: 'warrior 1',
    G3: 'warrior 1',
    J2: 'god 2',
    C2: 'warrior 2',
    C3: 'cat-mummy 2',
  },
  teams: { 1: { followers: 0 }, 2: { followers: 0 } },
};

test('A-ANUBIS-1, A-RUL-33: one warrior of each batch, of his choice, though he takes no part', () => {
  const table = skirmish(FAR, 'F2').play(1, 'plague-of-locusts').play(2, 'miracle');
  expect(table.asked()).toEqual(['0 trap']);
  expect(table.options(0)).toEqual([2, 1, 'pass']);
  table.play(0, 2);
  expect(trappedBy(table.state)).toEqual([2]);
  expect(table.told('warrior-trapped')).toMatchObject([{ team: 0, owner: 2, trapped: 1 }]);
  expect([table.team(1).warriors, table.team(2).warriors]).toEqual([6, 5]);
});

test('A-ANUBIS-1: he may let them go', () => {
  const table = skirmish(FAR, 'F2').play(1, 'plague-of-locusts').play(2, 'miracle').play(0, 'pass');
  expect(trappedBy(table.state)).toEqual([]);
  expect(table.team(2).warriors).toBe(6);
});

test('A-ANUBIS-2: three slots, and neither guardians nor his own', () => {
  const full = skirmish({ ...FAR, trapped: [1, 1, 2] }, 'F2')
    .play(1, 'plague-of-locusts')
    .play(2, 'miracle');
  expect(full.asked()).not.toContain('0 trap');
  const own = skirmish(
    { ...FAR, pieces: { B5: 'god 1', F2: 'god 0', F3: 'warrior 0', J2: 'god 2', C3: 'cat-mummy 2' } },
    'F2',
  );
  own.play(0, 'plague-of-locusts').play(2, 'miracle').play(0, 1);
  expect(own.told('figure-killed').map(({ space }) => space)).toEqual(['C3']);
  expect(own.told('battle-decided')).toHaveLength(1);
});

test('A-ANUBIS-3, A-RUL-34: who is trapped at B7 strengthens him at B9, and three at most', () => {
  const table = skirmish(
    {
      gods: ['anubis', 'ra'],
      pieces: { F2: 'god 0', C2: 'warrior 1', C3: 'warrior 1', B5: 'god 1' },
      trapped: [1, 1],
      teams: { 0: { followers: 0 }, 1: { followers: 0 } },
    },
    'F2',
  );
  table.play(0, 'plague-of-locusts').play(1, 'miracle').play(0, 1);
  expect(table.told('strength')[0]?.terms).toEqual([
    { source: 'god', value: 1, space: 'F2' },
    { source: 'anubis', value: 3 },
    { source: 'plague-of-locusts', value: 1 },
  ]);
});

test('A-ANUBIS-4: a trapped warrior is in no pool', () => {
  const table = skirmish({ ...FAR, trapped: [1, 2] }, 'F2');
  expect([table.team(1).warriors, table.team(2).warriors]).toEqual([3, 4]);
});

test('A-ANUBIS-5, A-SUM-7, A-RUL-69: its owner summons it for a follower to Anubis, pool or no pool', () => {
  const table = given({
    gods: ['ra', 'anubis'],
    pieces: { F2: 'god 0', B5: 'god 1' },
    trapped: [0],
    teams: { 0: { followers: 2 } },
  });
  table.play(0, 'summon');
  expect(table.options(0)).toContain('ransom');
  expect(table.options(0)).toContain('warrior');
  table.play(0, 'ransom', 'F3', 'no');
  expect(trappedBy(table.state)).toEqual([]);
  expect(table.at('F3')).toBe('warrior 0');
  expect([table.team(0).followers, table.team(1).followers]).toEqual([1, 2]);
});

const MERGE = {
  gods: ['anubis', 'ra', 'isis', 'osiris'] as const,
  pieces: { B4: 'god 0', A8: 'god 1', F2: 'god 2', G5: 'god 3' },
};

test('A-ANUBIS-6, A-RUL-60: trapped warriors of the lower god leave the game', () => {
  const table = conflictOn(12, {
    ...MERGE,
    trapped: [1, 2, 3],
    teams: { 0: { devotion: 9 }, 1: { devotion: 8 }, 2: { devotion: 2 }, 3: { devotion: 5 } },
  });
  expect(table.told('gods-merged')).toMatchObject([{ upper: 3, lower: 2 }]);
  expect(trappedBy(table.state)).toEqual([1, 3]);
  expect(table.told('warriors-released')).toMatchObject([{ owner: 2, count: 1, destination: 'box' }]);
});

test('A-ANUBIS-7, A-MRG-19, A-RUL-60: with Anubis below, warriors of the upper god return, others stay', () => {
  const table = conflictOn(12, {
    ...MERGE,
    trapped: [1, 3, 3],
    teams: { 0: { devotion: 2 }, 1: { devotion: 8 }, 2: { devotion: 9 }, 3: { devotion: 5 } },
  });
  expect(table.told('gods-merged')).toMatchObject([{ upper: 3, lower: 0 }]);
  expect(trappedBy(table.state)).toEqual([1]);
  expect(table.team(3).warriors).toBe(6);
});

test('A-ANUBIS-8: when his team is forgotten all go home', () => {
  const table = conflictOn(16, {
    gods: ['anubis', 'ra', 'isis'],
    seats: [0, 1, 2],
    pieces: { B5: 'god 0', F2: 'god 1', G5: 'god 2' },
    trapped: [1, 2],
    teams: { 0: { devotion: 3 }, 1: { devotion: 24 }, 2: { devotion: 25 } },
  });
  expect(trappedBy(table.state)).toEqual([]);
  expect([table.team(1).warriors, table.team(2).warriors]).toEqual([6, 6]);
});

test('A-ANUBIS-6, A-FGT-4: trapped warriors of a forgotten team leave the game', () => {
  const table = conflictOn(16, {
    gods: ['anubis', 'ra', 'isis'],
    pieces: { B5: 'god 0', F2: 'god 1', G5: 'god 2' },
    trapped: [1, 2],
    teams: { 0: { devotion: 24 }, 1: { devotion: 3 }, 2: { devotion: 25 } },
  });
  expect(trappedBy(table.state)).toEqual([2]);
});
