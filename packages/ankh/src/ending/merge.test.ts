import { expect, test } from 'vitest';
import { freeSuns, isTwoCardsReady } from '../gods/kept.ts';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

/** A-EX-14: Isis 14, Amun 9, Ra 6, each god alone in a region far from the others. */
const THREE = {
  gods: ['isis', 'amun', 'ra'] as const,
  guardians: ['cat-mummy', 'mummy', 'giant-scorpion'] as const,
  pieces: { B5: 'god 0', F2: 'god 1', F3: 'temple 1', G5: 'god 2', G6: 'warrior 2', H5: 'obelisk 2' },
  teams: {
    0: { devotion: 14 },
    1: { devotion: 9, followers: 2, powers: powers('omnipresent') },
    2: {
      devotion: 6,
      followers: 3,
      guardians: ['mummy'] as const,
      powers: ['commanding', 'inspiring'] as const,
    },
  },
};

test('A-EX-14, A-MRG-1, A-MRG-3, A-MRG-4, A-MRG-5, A-MRG-7, A-MRG-8, A-MRG-11, A-CON-6: the last two become one', () => {
  const table = conflictOn(12, THREE);
  // Omnipresent 1 follower; majorities and domination: Amun 9 + 2, Ra 6 + 2.
  expect(table.told('gods-merged')).toMatchObject([
    { upper: 1, lower: 2, upperGod: 'amun', lowerGod: 'ra', devotion: 8, followers: 6 },
  ]);
  expect(table.team(1)).toMatchObject({
    lower: 4,
    devotion: 8,
    followers: 6,
    warriors: 6,
    hand: 127,
    ankhs: 8,
  });
  expect(table.team(1).powers).toBe(1 << 2);
  expect(table.team(1).guardians).toEqual([5]);
  expect([table.at('G5'), table.at('G6'), table.at('H5'), table.at('F2'), table.at('F3')]).toEqual([
    '',
    '',
    '',
    'god 1',
    'temple 1',
  ]);
  expect(table.state.supply).toEqual([10, 9, 10]);
  expect(table.state.ladder).toEqual([1, 0]);
  expect(table.state.teamOf).toEqual([0, 1, 1]);
  expect(table.team(2)).toMatchObject({ followers: 0, warriors: 0, ankhs: 0, hand: 0, powers: 0 });
});

test('A-MRG-2, A-RUL-89: the merge comes before the marker goes back and the turn ends', () => {
  const table = given({ ...THREE, event: 11, markers: { gain: 5 } });
  table.play(0, 'gain');
  const told = table.facts.map(({ type }) => type);
  expect(told.indexOf('gods-merged')).toBeGreaterThan(0);
  expect(told.indexOf('gods-merged')).toBeLessThan(told.indexOf('marker-reset'));
  expect(table.asked()).toEqual(['1 action']);
});

test('A-EX-30, A-MRG-7, A-RUL-56: the merged team takes the exact place of the lower god', () => {
  const table = conflictOn(12, {
    gods: ['isis', 'amun', 'ra', 'osiris'],
    pieces: { B4: 'god 0', A8: 'god 1', F2: 'god 2', G5: 'god 3' },
    teams: { 0: { devotion: 7 }, 1: { devotion: 7 }, 2: { devotion: 7 }, 3: { devotion: 20 } },
    ladder: [0, 1, 2, 3],
    conflict: { F5: 4, F4: 3, G5: 2, A5: 1 },
  });
  // All dominate a region: 8, 8, 8 in the order 1, 2, 0 of their arrival.
  expect(table.told('gods-merged')).toMatchObject([{ upper: 2, lower: 1, devotion: 8 }]);
  expect(table.state.ladder).toEqual([2, 0, 3]);
});

test('A-MRG-6, A-RUL-57: guardians on the board stay where they are, facing, sun and all', () => {
  const table = conflictOn(12, {
    ...THREE,
    pieces: { ...THREE.pieces, H7: 'giant-scorpion 2 radiant facing 4', I9: 'cat-mummy 2' },
    teams: { ...THREE.teams, 2: { devotion: 6 } },
  });
  expect(table.at('H7')).toBe('giant-scorpion 1 radiant facing 4');
  expect(table.at('I9')).toBe('cat-mummy 1');
  expect(freeSuns(table.state)).toBe(2);
});

test('A-MRG-6, A-RUL-57: with more than two of a size the upper god chooses among all which to give up', () => {
  const table = conflictOn(12, {
    ...THREE,
    pieces: { ...THREE.pieces, E3: 'cat-mummy 1', E2: 'mummy 1', I9: 'mummy 2 radiant' },
    teams: { ...THREE.teams, 2: { devotion: 6, guardians: ['cat-mummy'] } },
  });
  expect(table.asked()).toEqual(['1 give-up']);
  expect(table.options(1)).toEqual(['E2', 'E3', 'I9', 'cat-mummy']);
  table.play(1, 'I9');
  expect(freeSuns(table.state)).toBe(3);
  expect(table.options(1)).toEqual(['E2', 'E3', 'cat-mummy']);
  table.play(1, 'cat-mummy');
  expect(table.asked()).toEqual(['0 action']);
  expect(table.at('I9')).toBe('');
  expect(table.told('guardian-given-up').map(({ figure, space }) => [figure, space])).toEqual([
    ['mummy', 'I9'],
    ['cat-mummy', undefined],
  ]);
  expect(table.state.guardianSupply).not.toContain(5);
});

test('A-KILL-11, A-RUL-58: leaving by a merge is no kill', () => {
  const table = conflictOn(12, {
    ...THREE,
    pieces: { ...THREE.pieces, E3: 'cat-mummy 1', E2: 'mummy 1', I9: 'mummy 2' },
    teams: { ...THREE.teams, 2: { devotion: 6, guardians: ['cat-mummy'] } },
  });
  table.play(1, 'I9', 'E3');
  expect(table.told('figure-killed')).toEqual([]);
  expect(table.told('figure-summoned')).toEqual([]);
  expect(table.told('devotion').map(({ source }) => source)).not.toContain('cat-mummy');
});

test('A-MRG-8, A-RUL-61: aligning the dashboards uncovers no guardian', () => {
  const table = conflictOn(12, THREE);
  expect(table.told('guardian-gained')).toEqual([]);
});

test('A-MRG-9, A-MRG-10, A-MRG-19: both god powers serve the one team and its one god figure', () => {
  const table = skirmish(
    {
      gods: ['anubis', 'isis', 'ra'],
      seats: [0, 0, 2],
      pieces: { F2: 'god 0', F3: 'warrior 0', G3: 'god 2', G4: 'warrior 2', H3: 'warrior 2' },
      teams: { 0: { lower: 'isis' } },
      trapped: [2, 2],
      turn: 2,
    },
    'F2',
  );
  table.play(0, 'flood').play(2, 'chariots');
  expect(table.told('strength')[0]?.terms).toContainEqual({ source: 'anubis', value: 2 });
  const upper = skirmish(
    {
      gods: ['anubis', 'isis', 'ra'],
      seats: [1, 1, 2],
      pieces: { F2: 'god 1', F3: 'warrior 1', G3: 'god 2', G4: 'warrior 2', H3: 'warrior 2' },
      teams: { 1: { lower: 'anubis' } },
      turn: 2,
    },
    'F2',
  );
  upper.play(1, 'miracle').play(2, 'chariots');
  expect(upper.asked()).toEqual(['1 isis']);
});

test('A-MRG-12: suns of a lower Ra are the merged team’s, also those of figures that leave', () => {
  const table = conflictOn(12, {
    ...THREE,
    pieces: { ...THREE.pieces, G6: 'warrior 2 radiant', H6: 'warrior 2 radiant' },
  });
  expect(freeSuns(table.state)).toBe(3);
});

test('A-MRG-12, A-MRG-19: with Amun below, two of the upper god’s cards once a Conflict', () => {
  const table = conflictOn(12, {
    ...THREE,
    teams: { ...THREE.teams, 1: { devotion: 2 }, 2: { devotion: 6 } },
  });
  expect(table.told('gods-merged')).toMatchObject([{ upper: 2, lower: 1 }]);
  expect(isTwoCardsReady(table.state)).toBe(true);
});

test('A-MRG-19: Ra below: every summon of the team may take a sun, by either seat', () => {
  const table = given({
    gods: ['isis', 'amun', 'ra'],
    seats: [0, 1, 1],
    turn: 2,
    pieces: { B5: 'god 0', F2: 'god 1' },
    teams: { 1: { lower: 'ra' } },
  });
  table.play(2, 'summon', 'warrior', 'F3');
  expect(table.asked()).toEqual(['2 sun']);
  table.play(2, 'yes');
  expect(table.at('F3')).toBe('warrior 1 radiant');
});

const MERGED = {
  gods: ['isis', 'amun', 'ra'] as const,
  guardians: ['cat-mummy', 'mummy', 'giant-scorpion'] as const,
  seats: [0, 1, 1],
  pieces: { F2: 'god 0', G4: 'god 1', C2: 'warrior 1', I9: 'temple' },
  teams: { 1: { lower: 'ra', twoCardsUsed: true as const, followers: 3, powers: ['commanding'] as const } },
};

test('A-MRG-13: both seats keep their turns, with one action each, freely chosen', () => {
  const table = given({ ...MERGED, turn: 1 });
  table.play(1, 'gain');
  expect(table.asked()).toEqual(['2 action']);
  expect(table.options(2)).toEqual(['move', 'summon', 'gain', 'unlock']);
  table.play(2, 'gain');
  expect(table.asked()).toEqual(['0 action']);
});

test('A-MRG-14, A-RUL-59: an action is its own seat’s, battles are answered by the seat of the upper god', () => {
  const action = given({ ...MERGED, turn: 2 }).play(2, 'move');
  expect(action.asked()).toEqual(['2 move-figure']);
  const battle = skirmish({ ...MERGED, turn: 2 }, 'F2');
  expect(battle.asked()).toEqual(['0 card', '1 card']);
});

test('A-MRG-15: unlocking by either seat spends the shared followers on the shared dashboard', () => {
  const table = given({ ...MERGED, turn: 2 }).play(2, 'unlock', 'revered');
  expect(table.team(1)).toMatchObject({ followers: 2, powers: 0b1001, guardians: [4] });
});

test('A-MRG-16: a Conflict fired by either seat gives the merged team the tie-breaker', () => {
  const table = conflictOn(16, { ...MERGED, turn: 2 });
  expect(table.told('conflict-began')).toMatchObject([{ team: 1, number: 4 }]);
  expect(table.state.tieBreaker).toBe(1);
  table.play(0, 'drought').play(1, 'miracle');
  expect(table.asked()).toEqual(['1 tie-breaker']);
});

test('A-MRG-17: both seats win together', () => {
  const table = skirmish({ ...MERGED, teams: { 1: { ...MERGED.teams[1], devotion: 30 } } }, 'F2');
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.state.outcome).toEqual({ winners: [1, 2], rule: 'A-END-1' });
});

test('A-MRG-18: two players do not merge', () => {
  const table = conflictOn(12, { gods: ['isis', 'ra'], pieces: { B5: 'god 0', F2: 'god 1' } });
  expect(table.told('gods-merged')).toEqual([]);
  expect(table.state.ladder).toHaveLength(2);
});
