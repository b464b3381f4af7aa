import { chanceFrom, missing, NO_CHANCE } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { HIDDEN, NO_BID } from './conflict/battle-state.ts';
import { ankh } from './game.ts';
import { skirmish } from './testing/battle.ts';
import { given } from './testing/given.ts';

const DELTA = {
  gods: ['isis', 'osiris', 'ra'] as const,
  pieces: { F2: 'god 0', F3: 'warrior 0', G4: 'god 1', G3: 'warrior 1', I9: 'god 2' },
};

test('A-HID-1: a card chosen is seen by its own team only, that it was chosen by all', () => {
  const { state } = skirmish(DELTA, 'F2').play(0, 'chariots');
  expect(ankh.view(state, 0).battle?.chosen).toEqual([0b100, 0, 0]);
  expect(ankh.view(state, 1).battle?.chosen).toEqual([HIDDEN, 0, 0]);
  expect(ankh.view(state, 2).battle?.chosen).toEqual([HIDDEN, 0, 0]);
  expect(ankh.view(state, null).battle?.chosen).toEqual([HIDDEN, 0, 0]);
});

test('A-HID-1: both seats of a merged god see what their team chose', () => {
  const merged = {
    ...DELTA,
    seats: [0, 1, 0],
    teams: { 0: { lower: 'ra' } },
    pieces: { F2: 'god 0', F3: 'warrior 0', G4: 'god 1', G3: 'warrior 1' },
  };
  const { state } = skirmish(merged, 'F2').play(0, 'chariots');
  expect(ankh.view(state, 2).battle?.chosen[0]).toBe(0b100);
  expect(ankh.view(state, 1).battle?.chosen[0]).toBe(HIDDEN);
});

test('A-HID-1: two states that differ in a hidden bid look the same', () => {
  const bid = (followers: number) =>
    skirmish({ ...DELTA, teams: { 0: { followers: 5 }, 1: { followers: 5 } } }, 'F2')
      .play(0, 'plague-of-locusts')
      .play(1, 'chariots')
      .play(0, followers).state;
  const [low, high] = [bid(1), bid(4)];
  expect(low.battle?.bids).toEqual([1, NO_BID, NO_BID]);
  expect(ankh.view(low, 1)).toEqual(ankh.view(high, 1));
  expect(ankh.view(low, 0)).not.toEqual(ankh.view(high, 0));
  expect(ankh.view(low, 1).teams[0]?.followers).toBe(5);
});

test('A-HID-2: with one card in hand, or nothing to bid, nothing is asked', () => {
  const used = ['plague-of-locusts', 'build-monument', 'chariots', 'drought', 'flood', 'miracle'] as const;
  const table = skirmish({ ...DELTA, teams: { 0: { used } } }, 'F2');
  expect(table.asked()).toEqual(['1 card']);
});

test('A-HID-3: outside battles nothing is hidden, and no view holds the chance', () => {
  const { state } = given({ players: 4 });
  for (const viewer of [0, 1, 2, 3, null]) {
    const { chance, ...seen } = ankh.view(state, viewer);
    const { chance: _, ...real } = state;
    expect(chance).toEqual(NO_CHANCE);
    expect(seen).toEqual(real);
  }
});

test('A-HID-1: a sampled world fills in what could have been chosen', () => {
  const { state } = skirmish({ ...DELTA, teams: { 0: { used: ['flood', 'chariots'] } } }, 'F2').play(
    0,
    'miracle',
  );
  const seen = ankh.view(state, 1);
  const cards = Array.from(
    { length: 100 },
    (_, seed) => ankh.sample(seen, 1, chanceFrom(`${seed}`)).battle?.chosen[0] ?? missing(),
  );
  expect(new Set(cards)).toEqual(new Set([0b1, 0b10, 0b1000, 0b10000, 0b1000000]));
});
