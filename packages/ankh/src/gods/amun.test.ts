import { expect, test } from 'vitest';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { isTwoCardsReady } from './kept.ts';

const GIVEN = {
  gods: ['amun', 'ra'] as const,
  pieces: { F2: 'god 0', C2: 'god 1' },
};

test('A-AMUN-1, A-AMUN-2, A-RUL-25: announced openly before anybody chooses, and binding', () => {
  const table = skirmish(GIVEN, 'F2');
  expect(table.asked()).toEqual(['0 two-cards']);
  table.play(0, 'yes');
  expect(table.told('two-cards-announced')).toMatchObject([{ team: 0 }]);
  expect(isTwoCardsReady(table.state)).toBe(false);
  expect(table.asked()).toEqual(['0 card-pair', '1 card']);
  expect(table.options(0)).toHaveLength(21);
});

test('A-AMUN-3: both cards work in full', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'yes', 'chariots+flood').play(1, 'miracle');
  expect(table.told('strength')[0]?.total).toBe(4);
  expect(table.told('followers')).toMatchObject([{ source: 'flood', amount: 1 }]);
  expect(table.team(0).hand).toBe(127 & ~(4 | 32));
});

test('A-AMUN-1: declining leaves the token for another battle of the Conflict', () => {
  const table = skirmish(GIVEN, 'F2').play(0, 'no');
  expect(isTwoCardsReady(table.state)).toBe(true);
  expect(table.asked()).toEqual(['0 card', '1 card']);
});

test('A-AMUN-1: once a Conflict; the token is face up again after it', () => {
  const table = conflictOn(4, {
    gods: ['amun', 'ra'],
    pieces: { F2: 'god 0', C2: 'god 1', B5: 'warrior 0', B6: 'warrior 1' },
    conflict: { F4: 1, F5: 2, G5: 3 },
  });
  table.play(0, 'yes', 'chariots+flood').play(1, 'miracle');
  expect(table.asked()).toEqual(['0 card', '1 card']);
  table.play(0, 'drought').play(1, 'chariots');
  expect(isTwoCardsReady(table.state)).toBe(true);
});

test('A-AMUN-1: not with a single card in hand', () => {
  const table = skirmish(
    {
      ...GIVEN,
      teams: {
        0: { used: ['plague-of-locusts', 'build-monument', 'chariots', 'drought', 'flood', 'miracle'] },
      },
    },
    'F2',
  );
  expect(table.asked()).toEqual(['1 card']);
});

test('A-AMUN-2, A-HID-2: with two cards left the pair plays itself', () => {
  const table = skirmish(
    {
      ...GIVEN,
      teams: { 0: { used: ['plague-of-locusts', 'build-monument', 'chariots', 'drought', 'flood'] } },
    },
    'F2',
  );
  table.play(0, 'yes');
  expect(table.asked()).toEqual(['1 card']);
});

test('A-RUL-87: he decides knowing what Obelisk-Attuned did', () => {
  const table = skirmish(
    {
      ...GIVEN,
      pieces: { ...GIVEN.pieces, D2: 'obelisk 1', B5: 'warrior 1' },
      teams: { 1: { powers: powers('obelisk-attuned') } },
    },
    'F2',
  );
  expect(table.asked()).toEqual(['1 obelisk-figure']);
  table.play(1, 'pass');
  expect(table.asked()).toEqual(['0 two-cards']);
});
