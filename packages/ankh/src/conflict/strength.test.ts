import { expect, test } from 'vitest';
import { trappedBy } from '../gods/kept.ts';
import { powers, skirmish } from '../testing/battle.ts';

const EAST = 'H5';
const QUIET = { twoCardsUsed: true } as const;

/** Anubis's god beside his temple, and with three temples in all. */
const ANUBIS = {
  gods: ['anubis', 'amun'] as const,
  guardians: ['satet', 'mummy', 'androsphinx'] as const,
  pieces: {
    H5: 'god 0',
    H4: 'temple 0',
    A6: 'temple 0',
    A8: 'temple 0',
    I9: 'god 1',
  },
  teams: { 0: { powers: powers('resplendent', 'temple-attuned') }, 1: QUIET },
  trapped: [1, 1],
};

test('A-EX-25, A-STR-2, A-STR-3, A-STR-4: god, card and temple strengths add up term by term', () => {
  const table = skirmish(ANUBIS, EAST);
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('strength')[0]).toMatchObject({
    team: 0,
    total: 10,
    figures: 1,
    terms: [
      { source: 'god', value: 1, space: 'H5' },
      { source: 'resplendent', value: 2 },
      { source: 'anubis', value: 2 },
      { source: 'chariots', value: 3 },
      { source: 'temple-attuned', value: 2 },
    ],
  });
});

test('A-EX-25, A-STR-5, A-SPHINX-1, A-RUL-37, A-RUL-38: beside an enemy Androsphinx card and temple strength stay', () => {
  const table = skirmish({ ...ANUBIS, pieces: { ...ANUBIS.pieces, H6: 'androsphinx 1' } }, EAST);
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('strength')[0]).toMatchObject({
    total: 5,
    terms: [
      { source: 'god', value: 0, space: 'H5', neutralised: true },
      { source: 'chariots', value: 3 },
      { source: 'temple-attuned', value: 2 },
    ],
  });
});

test('A-STR-1, A-BAT-2: without a figure the strength is 0, cards or not', () => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { H5: 'god 0', H6: 'warrior 1', B5: 'god 1' },
      teams: { 0: { followers: 1 }, 1: { ...QUIET, followers: 0 } },
    },
    EAST,
  );
  table.play(0, 'plague-of-locusts').play(1, 'chariots').play(0, 0);
  expect(table.told('strength')[1]).toMatchObject({ team: 1, total: 0, figures: 0, terms: [] });
});

test('A-STR-6, A-RUL-41: nothing after B9 changes strength', () => {
  const table = skirmish(
    {
      gods: ['anubis', 'amun'],
      pieces: { H5: 'god 0', H6: 'warrior 1', I6: 'warrior 1', B5: 'god 1' },
      teams: { 1: QUIET },
    },
    EAST,
  );
  table.play(0, 'chariots').play(1, 'miracle').play(0, 1);
  expect(trappedBy(table.state)).toEqual([1]);
  expect(table.battle().strength).toEqual([4, 2]);
});

test.each([
  ['chariots', 3],
  ['plague-of-locusts', 1],
  ['drought', 1],
  ['flood', 0],
  ['build-monument', 0],
  ['miracle', 0],
  ['cycle-of-maat', 0],
] as const)('A-STR-4, A-CARD-0, A-RUL-3: %s has strength %i', (card, strength) => {
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { H5: 'god 0', H6: 'god 1' },
      teams: { 0: { followers: 0 }, 1: { ...QUIET, followers: 0 } },
    },
    EAST,
  );
  table.play(0, card).play(1, 'miracle');
  expect(table.told('strength')[0]?.total).toBe(1 + strength);
});
