import { expect, test } from 'vitest';
import { powers, skirmish } from '../testing/battle.ts';

const DELTA = 'F2';

/** Three teams with something to do in every window. */
const FULL = {
  gods: ['osiris', 'amun', 'isis'] as const,
  guardians: ['cat-mummy', 'mummy', 'androsphinx'] as const,
  pieces: {
    F2: 'god 0',
    F3: 'warrior 0',
    E3: 'cat-mummy 0',
    I2: 'obelisk 1',
    C2: 'god 1',
    C3: 'warrior 1',
    B2: 'warrior 1',
    D2: 'temple 1',
    I3: 'warrior 2',
    J2: 'warrior 2',
    B5: 'god 2',
  },
  teams: {
    0: { followers: 4, devotion: 5, powers: powers('magnanimous', 'worshipful') },
    1: { followers: 6, devotion: 6, powers: powers('commanding', 'obelisk-attuned') },
    2: { followers: 4, devotion: 7, powers: powers('worshipful') },
  },
};

test('A-BAT-1: the windows come in their order', () => {
  const table = skirmish(FULL, DELTA);
  table.play(1, 'B2', 'yes');
  table.play(0, 'miracle').play(1, 'plague-of-locusts+build-monument').play(2, 'flood');
  table.play(1, 'pyramid', 'D1').play(0, 0).play(1, 1).play(2, 0);
  table.play(0, 'new', 'E4').play(2, 'yes').play(0, 'yes');
  const order = [
    'battle-began',
    'figure-relocated',
    'two-cards-announced',
    'cards-revealed',
    'figures-sheltered',
    'monument-built',
    'bids-revealed',
    'figure-killed',
    'majorities',
    'strength',
    'battle-decided',
    'reward',
    'underworld-token-placed',
  ] as const;
  const told = table.facts.map(({ type }) => type as string);
  const places = order.map((type) => told.indexOf(type));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(table.told('devotion').map(({ team, source, amount }) => `${team} ${source} ${amount}`)).toEqual([
    '1 cat-mummy -1',
    '2 cat-mummy -1',
    '1 majorities 3',
    '1 battle 1',
    '0 miracle 2',
    '2 worshipful 1',
    '0 worshipful 1',
  ]);
});

test('A-BAT-2, A-BAT-4: who has lost its last figure stays a participant and may use what follows', () => {
  const table = skirmish(FULL, DELTA);
  table.play(1, 'pass', 'no').play(0, 'chariots').play(1, 'plague-of-locusts').play(2, 'miracle');
  table.play(0, 0).play(1, 1).play(2, 0).play(0, 'yes');
  expect(table.told('strength')[2]).toMatchObject({ team: 2, figures: 0, total: 0 });
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0, losers: [1, 2] }]);
  expect(table.told('devotion').filter(({ team }) => team === 2)).toMatchObject([
    { source: 'cat-mummy', amount: -1 },
    { source: 'miracle', amount: 2 },
  ]);
  expect(table.asked()).toEqual(['0 worshipful']);
  table.play(0, 'no').play(2, 'yes');
  expect(table.team(2).followers).toBe(2);
});

test('A-BAT-3, A-BAT-5, A-HID-2: used cards stay used; the last card in hand plays itself', () => {
  const used = ['plague-of-locusts', 'build-monument', 'chariots', 'drought', 'flood', 'miracle'] as const;
  const table = skirmish(
    {
      gods: ['ra', 'amun'],
      pieces: { F2: 'god 0', G2: 'god 1' },
      teams: { 0: { used }, 1: { twoCardsUsed: true } },
    },
    DELTA,
  );
  expect(table.asked()).toEqual(['1 card']);
  table.play(1, 'chariots');
  expect(table.told('cards-revealed')[0]?.cards).toEqual([
    { team: 0, cards: ['cycle-of-maat'] },
    { team: 1, cards: ['chariots'] },
  ]);
  expect(table.team(0).hand).toBe(127);
  expect(table.team(1).hand).toBe(127 & ~(1 << 2));
});
