import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { checkState } from './check.ts';
import { TILES } from './data/tiles.ts';
import { CREATURES, KIND_OF_TILE } from './pieces.ts';
import type { KemetState } from './state.ts';
import { given } from './testing/given.ts';
import { refusal } from './testing/table.ts';

/** What is said of a sound table after something was done to it. */
function spoiled(spoil: (state: KemetState) => void): string {
  const table = given({
    seats: [
      {
        units: { f1: 3 },
        tiles: ['mummy'],
        creatures: { mummy: 'f1' },
        pyramids: { 'c1-a': 'red 2' },
        hand: ['veto'],
      },
      { units: { f2: 3 } },
    ],
  });
  expect(checkState(table.state)).toEqual([]);
  spoil(table.state);
  return checkState(table.state).join(' ');
}

/** Changes some fields of a state. */
const change = (fields: Partial<KemetState>) => (state: KemetState) => {
  Object.assign(state, fields);
};

test.each<[string, (state: KemetState) => void, string]>([
  ['no prayer points', (state) => state.prayer.fill(0), ''],
  ['as many prayer points as there can be', (state) => state.prayer.fill(11), ''],
  [
    'fewer prayer points than none',
    ({ prayer }) => prayer.fill(-1, 1),
    'K-INV-1: seat 1 has -1 prayer points',
  ],
  ['more prayer points', ({ prayer }) => prayer.fill(12, 1), 'K-INV-1: seat 1 has 12 prayer points'],
  ['a unit more', change({ reserve: [10, 9] }), 'K-INV-1: seat 0 has 13 units'],
  ['a unit less', change({ reserve: [9, 8] }), 'K-INV-1: seat 1 has 11 units'],
  [
    'a troop of five',
    (state) => Object.assign(state, { units: state.units.with(6, 5), reserve: [7, 9] }),
    '',
  ],
  [
    'a troop of six',
    (state) => Object.assign(state, { units: state.units.with(6, 6), reserve: [6, 9] }),
    'K-INV-1: seat 0 has a troop of 6 in sector 6',
  ],
  [
    'a reserve below none',
    (state) => Object.assign(state, { reserve: [-1, 9], units: state.units.with(6, 13) }),
    'K-INV-1: seat 0 has -1 units in reserve K-INV-1: seat 0 has a troop of 13 in sector 6',
  ],
  [
    'a deck of another size',
    (state) => Object.assign(state, { deckSize: 33 }),
    'K-INV-2: the size of the deck is wrong',
  ],
  ['discards of another size', change({ discardSize: 1 }), 'K-INV-2: the size of the discard pile is wrong'],
  ['a hand of another size', change({ handSize: [1, 1] }), 'K-INV-2: the hand of seat 1 is wrong'],
  [
    'cards that stand against each other',
    (state) => {
      state.hands = state.hands.with(0, -1).with(1, 1);
      state.deck = state.deck.with(0, 4).with(1, 2);
    },
    'K-INV-2: the hand of seat 0 is wrong',
  ],
  [
    'a card twice',
    (state) => Object.assign(state, { deck: state.deck.with(0, 4).with(1, 2) }),
    'K-INV-2: there are 4 of war-rage K-INV-2: there are 2 of war-fury',
  ],
  [
    'a discard that is in no pile',
    (state) => Object.assign(state, { remembered: state.remembered.with(13, 1) }),
    'K-INV-2: there are 2 of escape K-INV-2: the size of the discard pile is wrong',
  ],
  ['seven battle cards', change({ cards: [0b111111, 0b1111111] }), 'K-INV-3: seat 1 has 7 battle cards'],
  [
    'a card played and discarded',
    change({ played: [1, 0], discarded: [1, 0], discards: [1, 0] }),
    'K-INV-3: the used battle cards of seat 0 are wrong',
  ],
  [
    'a card of another',
    change({ played: [0, 64], discarded: [0, 1], discards: [0, 1] }),
    'K-INV-3: the used battle cards of seat 1 are wrong',
  ],
  [
    'more played than discarded',
    change({ played: [3, 0], discarded: [4, 0], discards: [1, 0] }),
    'K-INV-3: seat 0 has an odd hand of battle cards',
  ],
  [
    'discards nobody counted',
    change({ played: [1, 0], discarded: [2, 0], discards: [0, 0] }),
    'K-INV-3: seat 0 has an odd hand of battle cards',
  ],
  ['as many played as discarded', change({ played: [3, 0], discarded: [12, 0], discards: [2, 0] }), ''],
  [
    'a holder without units',
    (state) => Object.assign(state, { holder: state.holder.with(0, 1) }),
    'K-INV-4: c1-a has 0 units of seat 1',
  ],
  [
    'two creatures in one sector',
    (state) => {
      const tile = TILES.findIndex(({ kind }) => kind === 'phoenix');
      state.tileOwner = state.tileOwner.with(tile, 0);
      const kind = KIND_OF_TILE[tile] ?? missing();
      state.tiles = state.tiles.with(
        Math.floor(kind / 32),
        (state.tiles[Math.floor(kind / 32)] ?? 0) | (1 << (kind % 32)),
      );
      state.creatureAt = state.creatureAt.with(CREATURES.indexOf('phoenix'), 6);
    },
    'K-CREA-3: two creatures of seat 0 are in f1',
  ],
  [
    'a tile of nobody',
    (state) => Object.assign(state, { tileOwner: state.tileOwner.with(0, 2) }),
    'K-INV-5: a tile belongs to nobody at the table',
  ],
  [
    'a tile of less than nobody',
    (state) => Object.assign(state, { tileOwner: state.tileOwner.with(0, -2) }),
    'K-INV-5: a tile belongs to nobody at the table',
  ],
  [
    'a tile that does not work',
    (state) => Object.assign(state, { tileOwner: state.tileOwner.with(0, 1) }),
    'K-INV-5: the tiles of seat 1 are wrong',
  ],
  [
    'a tile that nobody has',
    (state) => Object.assign(state, { tiles: state.tiles.with(2, 1) }),
    'K-INV-5: the tiles of seat 1 are wrong',
  ],
  [
    'a pyramid of level 4',
    (state) => Object.assign(state, { pyramidLevel: state.pyramidLevel.with(0, 4) }),
    '',
  ],
  [
    'a pyramid of level 5',
    (state) => Object.assign(state, { pyramidLevel: state.pyramidLevel.with(0, 5) }),
    'K-INV-6: district 0 has a pyramid of level 5',
  ],
  [
    'a pyramid below the ground',
    (state) => Object.assign(state, { pyramidLevel: state.pyramidLevel.with(3, -1) }),
    'K-INV-6: district 3 has a pyramid of level -1',
  ],
  [
    'a pyramid without a colour',
    (state) => Object.assign(state, { pyramidLevel: state.pyramidLevel.with(4, 1) }),
    'K-INV-6: district 4 has a pyramid of level 1',
  ],
  [
    'two pyramids of one colour',
    (state) =>
      Object.assign(state, {
        pyramidLevel: state.pyramidLevel.with(2, 1),
        pyramidColour: state.pyramidColour.with(2, state.pyramidColour[0] ?? missing()),
      }),
    'K-INV-6: seat 0 has a pyramid twice',
  ],
  [
    'a pyramid of the same colour in another city',
    (state) =>
      Object.assign(state, {
        pyramidLevel: state.pyramidLevel.with(3, 1),
        pyramidColour: state.pyramidColour.with(3, state.pyramidColour[0] ?? missing()),
      }),
    '',
  ],
  [
    'a token that lies nowhere',
    change({ tokens: [5, 4] }),
    'K-INV-8: seat 1 has not as many tokens as places taken',
  ],
  [
    'a silver token that lies nowhere',
    change({ silver: [3, -1] }),
    'K-INV-8: seat 0 has not as many tokens as places taken',
  ],
  ['a token where it lies', change({ tokens: [5, 4], spaces: [0, 1] }), ''],
])('a sound table and %s', (_what, spoil, said) => {
  expect(spoiled(spoil)).toBe(said);
});

test('K-INV-1: units, prayer points and troop sizes are checked', () => {
  expect(spoiled((state) => Object.assign(state, { reserve: state.reserve.map(() => 8) }))).toContain(
    'K-INV-1: seat 0 has 11 units',
  );
  expect(spoiled((state) => state.prayer.fill(12))).toContain('12 prayer points');
});

test('K-INV-2: cards add up to 35', () => {
  expect(spoiled((state) => Object.assign(state, { deck: state.deck.map(() => 0) }))).toContain('K-INV-2');
  expect(spoiled((state) => state.handSize.fill(0))).toContain('K-INV-2: the hand of seat 0');
  expect(refusal({ seats: [{ hand: ['veto', 'veto', 'veto'] }] })).toContain('not so many of veto');
});

test('K-INV-3: battle cards add up to 6 and the hand is even', () => {
  expect(
    spoiled((state) => {
      state.cards = state.cards.map(() => 7);
    }),
  ).toContain('K-INV-3: seat 0 has 3 battle cards');
  expect(refusal({ seats: [{ played: ['chariot-raid'] }] })).toContain('K-INV-3: seat 0 has an odd hand');
  expect(refusal({ seats: [{ played: ['chariot-raid'], discarded: ['chariot-raid'] }] })).toContain(
    'K-INV-3',
  );
});

test('K-INV-4: one troop in a sector, no creature alone', () => {
  expect(spoiled((state) => Object.assign(state, { attackers: state.attackers.with(6, 1) }))).toContain(
    'K-INV-4: two troops stand in f1',
  );
  expect(
    spoiled((state) => {
      state.creatureAt = state.creatureAt.with(6, 9);
    }),
  ).toContain('K-INV-4: mummy is alone');
  expect(
    spoiled((state) => {
      state.creatureAt = state.creatureAt.with(0, 6);
    }),
  ).toContain('K-INV-4: nobody owns royal-scarab');
});

test('K-INV-5: tiles are on offer or owned, and nobody has two of a kind', () => {
  expect(
    spoiled((state) => {
      state.tileOwner = state.tileOwner.with(0, 7);
    }),
  ).toContain('K-INV-5');
  expect(refusal({ seats: [{ tiles: ['red-1-charge-1', 'red-1-charge-2'] }] })).toContain(
    'K-INV-5: seat 0 has two',
  );
  expect(refusal({ setup: { beginner: true }, seats: [{ tiles: ['vision'] }] })).toContain('withheld');
});

test('K-INV-6: up to three pyramids of different colours in own districts', () => {
  expect(
    spoiled((state) => {
      state.pyramidColour = state.pyramidColour.with(0, 1).with(1, 1);
    }),
  ).toContain('K-INV-6');
  expect(
    spoiled((state) => {
      state.pyramidLevel = state.pyramidLevel.with(0, 5);
    }),
  ).toContain('K-INV-6');
});

test('K-INV-8: as many tokens as places taken, and no empty row after the day', () => {
  expect(spoiled((state) => state.spaces.fill(1))).toContain('K-INV-8');
  expect(refusal({ phase: 'dusk', seats: [{ units: { 't-delta': 1 }, tokens: ['top-move'] }] })).toContain(
    'K-INV-8: seat 0 has an empty row',
  );
});
