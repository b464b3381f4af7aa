import { expect, test } from 'vitest';
import { conflictOn } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

/** A-EX-15: Amun 18, Osiris 25, the merged Isis and Ra 21; the Conflict itself changes nothing that matters. */
const FOUR = {
  gods: ['amun', 'osiris', 'isis', 'ra'] as const,
  guardians: ['cat-mummy', 'mummy', 'giant-scorpion'] as const,
  seats: [0, 1, 2, 2],
  pieces: {
    B4: 'god 0',
    B3: 'warrior 0',
    C4: 'cat-mummy 0',
    C5: 'temple 0',
    A8: 'god 1',
    A7: 'obelisk 1',
    F2: 'god 2',
    G5: 'warrior 2',
  },
  teams: { 0: { devotion: 15, followers: 4 }, 1: { devotion: 23 }, 2: { devotion: 20, lower: 'ra' } },
};

test('A-EX-15, A-FGT-1, A-FGT-2, A-FGT-3, A-FGT-5, A-RUL-62: who is in the red leaves with all its pieces', () => {
  const table = conflictOn(16, FOUR);
  expect(table.told('god-forgotten')).toMatchObject([{ team: 0, devotion: 17 }]);
  expect([table.at('B4'), table.at('B3'), table.at('C4'), table.at('C5')]).toEqual(['', '', '', '']);
  expect(table.state.supply).toEqual([9, 10, 10]);
  expect(table.team(0)).toMatchObject({ followers: 0, warriors: 0, guardians: [], ankhs: 0 });
  expect(table.state.teamOf).toEqual([-1, 1, 2, 2]);
  expect(table.state.ladder).toEqual([2, 1]);
  expect(table.state.outcome).toBeNull();
});

test('A-FGT-2, A-RUL-58, A-RUL-62: its guardians do not return to supply and nothing counts as killed', () => {
  const table = conflictOn(16, FOUR);
  // Three Cat Mummies were laid out; the one on the board has left the game.
  expect(table.state.guardianSupply.filter((kind) => kind === 4)).toHaveLength(2);
  expect(table.told('figure-killed')).toEqual([]);
  expect(table.told('devotion').map(({ source }) => source)).not.toContain('cat-mummy');
});

test('A-FGT-1: a merged team counts once, and both its seats leave', () => {
  const table = conflictOn(16, {
    ...FOUR,
    teams: { 0: { devotion: 22 }, 1: { devotion: 23 }, 2: { devotion: 3, lower: 'ra' } },
  });
  expect(table.state.teamOf).toEqual([0, 1, -1, -1]);
});

test('A-FGT-5, A-TURN-11, A-RUL-65: play goes on past the seats that have left', () => {
  const table = given({ ...FOUR, event: 15, turn: 3, markers: { unlock: 4 } });
  table.play(3, 'unlock', 'revered');
  expect(table.told('god-forgotten')).toHaveLength(1);
  expect(table.asked()).toEqual(['1 action']);
});

test('A-FGT-6, A-RUL-64: camels, regions, tokens and start spaces stay', () => {
  const before = given(FOUR).state;
  const table = given({ ...FOUR, event: 15, turn: 3, markers: { unlock: 4 } });
  table.play(3, 'unlock', 'revered');
  expect(table.state.ground).toBe(before.ground);
  expect(table.state.conflict).toEqual(before.conflict);
  expect(table.told('marker-reset')).toMatchObject([{ action: 'unlock', marker: 1 }]);
});

test('A-END-2, A-FGT-5, A-RUL-63, A-RUL-90: all at once; a sole survivor wins, with two players too', () => {
  const table = conflictOn(16, {
    gods: ['isis', 'ra'],
    pieces: { B5: 'god 0', F2: 'god 1' },
    teams: { 0: { devotion: 21 }, 1: { devotion: 19 } },
  });
  expect(table.state.outcome).toEqual({ winners: [0], rule: 'A-END-2' });
  expect(table.told('game-ended')).toMatchObject([{ team: 0, winners: [0] }]);
});

test('A-FGT-5, A-END-4: with nobody left nobody wins', () => {
  const table = conflictOn(16, {
    gods: ['isis', 'ra'],
    pieces: { B5: 'god 0', F2: 'god 1' },
    teams: { 0: { devotion: 2 }, 1: { devotion: 19 } },
  });
  expect(table.state.outcome).toEqual({ winners: [], rule: 'A-FGT-5' });
  expect(table.state.frames).toEqual([]);
});

test('A-FGT-1, A-RUL-2: the red section is a number of the setup', () => {
  const table = conflictOn(16, {
    gods: ['isis', 'ra'],
    houseRules: { redSection: 10 } as never,
    pieces: { B5: 'god 0', F2: 'god 1' },
    teams: { 0: { devotion: 12 }, 1: { devotion: 19 } },
  });
  expect(table.state.outcome).toBeNull();
});
