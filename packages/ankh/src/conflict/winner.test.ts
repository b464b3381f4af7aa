import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const DELTA = 'F2';
const QUIET = { twoCardsUsed: true } as const;

const EVEN = {
  gods: ['isis', 'amun'] as const,
  pieces: {
    F2: 'god 0',
    F3: 'warrior 0',
    E3: 'warrior 0',
    E4: 'warrior 0',
    G4: 'god 1',
    G3: 'warrior 1',
    H3: 'warrior 1',
  },
  teams: { 0: { devotion: 3 }, 1: QUIET },
};

test('A-EX-13, A-WIN-3, A-REW-6: a tie broken by its holder is a win', () => {
  const table = skirmish(EVEN, DELTA);
  table.play(0, 'flood').play(1, 'drought');
  expect(table.team(0).followers).toBe(5);
  expect(table.told('strength').map(({ team, total }) => [team, total])).toEqual([
    [0, 4],
    [1, 4],
  ]);
  table.play(0, 'yes');
  expect(table.team(0).devotion).toBe(4);
  expect(table.state.tieBreakerUsed).toBe(true);
  expect(table.team(1).warriors).toBe(6);
  expect(table.at('G4')).toBe('god 1');
  expect(table.asked()).toEqual(['0 action']);
});

test('A-WIN-4, A-WIN-7: a tie-breaker that is not used leaves everybody a loser', () => {
  const table = skirmish(EVEN, DELTA);
  table.play(0, 'flood').play(1, 'drought').play(0, 'no');
  expect(table.told('battle-decided')).toMatchObject([{ losers: [0, 1] }]);
  expect(table.told('battle-decided')[0]).not.toHaveProperty('winner');
  expect(table.told('devotion')).toEqual([]);
  expect(table.state.tieBreakerUsed).toBe(false);
});

test('A-WIN-5: a token that lies face down breaks no tie', () => {
  const table = skirmish(EVEN, DELTA);
  table.state.tieBreakerUsed = true;
  table.play(0, 'flood').play(1, 'drought');
  expect(table.told('battle-decided')[0]).not.toHaveProperty('winner');
});

test('A-EX-24, A-WIN-4, A-KILL-1, A-RUL-46: in an unbroken tie everybody loses and everybody may be magnanimous', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun', 'anubis'],
      turn: 2,
      pieces: {
        F2: 'god 0',
        F3: 'warrior 0',
        C2: 'god 1',
        C3: 'warrior 1',
        I2: 'warrior 2',
        I3: 'warrior 2',
        B5: 'god 2',
      },
      teams: {
        0: { powers: powers('magnanimous') },
        1: QUIET,
        2: { powers: powers('magnanimous') },
      },
      trapped: [0, 0, 1],
    },
    DELTA,
  );
  table.play(0, 'drought').play(1, 'drought').play(2, 'miracle');
  expect(table.told('battle-decided')).toMatchObject([{ losers: [0, 1, 2] }]);
  expect(table.told('figure-killed').map(({ team, space }) => `${team} ${space}`)).toEqual([
    '1 C3',
    '0 F3',
    '2 I2',
    '2 I3',
  ]);
  expect(table.told('devotion').map(({ team, amount, source }) => [team, amount, source])).toEqual([
    [2, 2, 'magnanimous'],
    [0, 2, 'magnanimous'],
    [2, 2, 'miracle'],
  ]);
});

const PLAGUE = {
  gods: ['ra', 'amun'] as const,
  pieces: { F2: 'god 0', F3: 'warrior 0', C2: 'warrior 1', B5: 'god 1' },
  teams: { 0: { followers: 0 }, 1: { ...QUIET, followers: 0 } },
};

test('A-EX-26, A-WIN-1, A-WIN-2, A-RUL-30, A-RUL-35: a god left alone is the sole contender and wins', () => {
  const table = skirmish(PLAGUE, DELTA);
  table.play(0, 'plague-of-locusts').play(1, 'chariots');
  expect(table.told('bids-revealed')[0]).not.toHaveProperty('spared');
  expect(table.told('strength')).toMatchObject([
    { team: 0, total: 2, figures: 1 },
    { team: 1, total: 0, figures: 0 },
  ]);
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0 }]);
  expect(table.team(0).devotion).toBe(1);
});

test('A-WIN-2, A-SPHINX-2: even with strength 0', () => {
  const table = skirmish(
    {
      ...PLAGUE,
      guardians: ['satet', 'apep', 'androsphinx'],
      pieces: { F2: 'warrior 1', K3: 'androsphinx 1', K2: 'apep 0', B5: 'god 0', B8: 'god 1' },
      teams: { 0: { followers: 3 }, 1: { ...QUIET, followers: 0 } },
    },
    DELTA,
  );
  table.play(0, 'miracle').play(1, 'plague-of-locusts').play(0, 1);
  expect(table.told('strength')).toMatchObject([
    { team: 0, figures: 1, total: 0 },
    { team: 1, figures: 0, total: 0 },
  ]);
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0 }]);
});

test('A-WIN-6, A-RUL-36: with no figure left nobody wins', () => {
  const table = skirmish({ ...PLAGUE, pieces: { ...PLAGUE.pieces, F2: 'warrior 0', B6: 'god 0' } }, DELTA);
  table.play(0, 'plague-of-locusts').play(1, 'chariots');
  expect(table.told('battle-decided')).toMatchObject([{ losers: [0, 1] }]);
  expect(table.told('battle-decided')[0]).not.toHaveProperty('winner');
  expect(table.told('reward')).toEqual([]);
});
