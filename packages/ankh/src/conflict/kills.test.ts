import { expect, test } from 'vitest';
import { freeSuns, trappedBy } from '../gods/kept.ts';
import type { AnkhPosition } from '../position/position.ts';
import { skirmish } from '../testing/battle.ts';

const DELTA = 'F2';
const QUIET = { twoCardsUsed: true } as const;

const LOST = {
  gods: ['ra', 'amun'] as const,
  guardians: ['cat-mummy', 'mummy', 'androsphinx'] as const,
  pieces: {
    F2: 'god 0',
    G2: 'warrior 0',
    C2: 'god 1',
    C3: 'warrior 1',
    D3: 'cat-mummy 1',
    B5: 'warrior 1',
  },
  teams: { 0: { devotion: 5 }, 1: QUIET },
};

test('A-KILL-1, A-KILL-7, A-COMP-14: figures of the losers in the region die and go to their pools, gods stay', () => {
  const table = skirmish(LOST, DELTA);
  table.play(0, 'chariots').play(1, 'chariots');
  expect(table.told('battle-decided')).toMatchObject([{ winner: 1 }]);
  expect(table.told('figure-killed')).toMatchObject([
    { team: 0, figure: 'warrior', space: 'G2', cause: 'casualties' },
  ]);
  expect(table.team(0).warriors).toBe(6);
  expect(table.at('F2')).toBe('god 0');
  expect(table.at('C3')).toBe('warrior 1');
});

test('A-KILL-1: figures on water of the region are included', () => {
  const table = skirmish(
    {
      ...LOST,
      guardians: ['cat-mummy', 'apep', 'androsphinx'],
      pieces: { ...LOST.pieces, K2: 'apep 0' },
    },
    DELTA,
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['G2', 'K2']);
  expect(table.team(0).guardians).toEqual([6]);
});

test('A-EX-27, A-KILL-8, A-CAT-2: in a battle the curse of the Cat Mummy waits for the rewards', () => {
  const table = skirmish(LOST, DELTA);
  table.play(0, 'chariots').play(1, 'miracle');
  expect(
    table.told('devotion').map(({ team, source, before, after }) => [team, source, before, after]),
  ).toEqual([
    [0, 'battle', 5, 6],
    [0, 'cat-mummy', 6, 5],
    [1, 'miracle', 0, 2],
  ]);
});

test('A-KILL-8, A-CAT-2: in a Plague it comes at once', () => {
  const table = skirmish({ ...LOST, teams: { 0: { devotion: 5, followers: 1 }, 1: QUIET } }, DELTA);
  table.play(0, 'plague-of-locusts').play(1, 'miracle').play(0, 1).play(1, 0);
  const told = table.facts.map(({ type }) => type);
  expect(table.told('devotion')[0]).toMatchObject({ team: 0, source: 'cat-mummy', before: 5, after: 4 });
  expect(told.indexOf('devotion')).toBeLessThan(told.indexOf('strength'));
});

/** A Mummy dies in a Plague, returns beside its god in the region and dies again: what Miracle gives. */
function diesTwice(more: Pick<AnkhPosition, 'rulings'> = {}) {
  const table = skirmish(
    {
      ...LOST,
      pieces: { F2: 'god 0', G2: 'warrior 0', H2: 'warrior 0', C2: 'god 1', C3: 'mummy 1' },
      teams: { 0: { followers: 1 }, 1: { ...QUIET, followers: 0 } },
      ...more,
    },
    DELTA,
  );
  table.play(0, 'plague-of-locusts').play(1, 'miracle').play(0, 1);
  expect(table.asked()).toEqual(['1 mummy']);
  table.play(1, 'C3');
  expect(table.told('strength')[1]).toMatchObject({ team: 1, total: 2, figures: 2 });
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0 }]);
  table.play(1, 'D2');
  expect([table.at('D2'), table.at('C3')]).toEqual(['mummy 1', '']);
  expect(table.told('figure-killed')).toHaveLength(2);
  return table.told('devotion').at(-1);
}

test('A-EX-28, A-CARD-10, A-KILL-9, A-KILL-10, A-RUL-43: a Mummy can die twice in a battle, and is one figure killed', () => {
  expect(diesTwice()).toMatchObject({ team: 1, source: 'miracle', amount: 1 });
});

test('A-CARD-10, A-RUL-43: by the publisher’s FAQ each death counts', () => {
  const rulings = { 'mummy-miracle': 'each-death' } as const;
  expect(diesTwice({ rulings })).toMatchObject({ team: 1, source: 'miracle', amount: 2 });
});

test('A-KILL-4, A-KILL-5, A-KILL-9, A-RUL-32: all die at once, so that a Mummy may return to a space of the same batch', () => {
  const table = skirmish(
    {
      ...LOST,
      gods: ['ra', 'anubis'],
      pieces: {
        G4: 'god 0',
        G3: 'warrior 0 radiant',
        F3: 'mummy 0',
        H3: 'temple',
        F4: 'temple',
        C2: 'god 1',
        C3: 'warrior 1',
      },
      teams: {},
    },
    DELTA,
  );
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.asked()).toEqual(['1 trap']);
  expect(table.at('G3')).toBe('');
  expect(table.team(0).warriors).toBe(5);
  expect(freeSuns(table.state)).toBe(3);
  table.play(1, 'pass');
  expect(table.team(0).warriors).toBe(6);
  expect(table.options(0)).toEqual(['G3', 'F3']);
});

test('A-KILL-6, A-RUL-32: trapping comes before the pools, the pools before the Mummy', () => {
  const table = skirmish(
    {
      ...LOST,
      gods: ['ra', 'anubis'],
      pieces: { G4: 'god 0', G3: 'warrior 0', F3: 'mummy 0', C2: 'god 1', C3: 'warrior 1' },
      teams: {},
    },
    DELTA,
  );
  table.play(0, 'miracle').play(1, 'chariots', 0).play(0, 'H3');
  const told = table.facts.map(({ type }) => type);
  expect(told.indexOf('warrior-trapped')).toBeLessThan(told.indexOf('figure-summoned'));
  expect(table.team(0).warriors).toBe(5);
  expect(trappedBy(table.state)).toEqual([0]);
});

test('A-KILL-2, A-KILL-3, A-KILL-4, A-KILL-6, A-KILL-8, A-KILL-9: Flood, Isis, Anubis, Mummies and a Cat Mummy at one moment', () => {
  const table = skirmish(
    {
      gods: ['anubis', 'isis', 'ra'],
      guardians: ['cat-mummy', 'mummy', 'androsphinx'],
      pieces: {
        I9: 'god 0',
        H8: 'warrior 0',
        I10: 'warrior 0',
        B5: 'god 1',
        G6: 'warrior 1',
        H7: 'warrior 1',
        J5: 'warrior 1',
        I6: 'mummy 1',
        F2: 'god 2',
        K4: 'cat-mummy 2',
        J8: 'warrior 2',
        H4: 'mummy 2 radiant',
      },
    },
    'H5',
  );
  table.play(0, 'chariots').play(1, 'flood').play(2, 'miracle');
  expect(table.decision(1)).toMatchObject({ kind: 'isis', about: 'H7' });
  table.play(1, 'keep');
  expect(table.told('figure-spared').map(({ space, by }) => [space, by])).toEqual([
    ['G6', 'flood'],
    ['H7', 'isis'],
  ]);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['H4', 'I6', 'J5', 'J8', 'K4']);
  expect(table.decision(0)).toMatchObject({ kind: 'trap', options: [1, 2, 'pass'] });
  table.play(0, 2).play(2, 'F3', 'yes').play(1, 'B6');
  expect([table.at('F3'), table.at('B6')]).toEqual(['mummy 2 radiant', 'mummy 1']);
  expect([table.team(1).warriors, table.team(2).warriors]).toEqual([4, 5]);
  expect(table.told('devotion').map(({ team, source, amount }) => `${team} ${source} ${amount}`)).toEqual([
    '0 battle 1',
    '0 cat-mummy -1',
    '2 miracle 3',
  ]);
});
