import { expect, test } from 'vitest';
import { checkState } from './check.ts';
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

test('K-INV-1: units, prayer points and troop sizes are checked', () => {
  expect(spoiled((state) => Object.assign(state, { reserve: state.reserve.map(() => 8) }))).toContain(
    'K-INV-1: seat 0 has 11 units',
  );
  expect(spoiled((state) => state.prayer.fill(12))).toContain('12 prayer points');
});

test('K-INV-2: cards add up to 35', () => {
  expect(spoiled((state) => state.deck.fill(0))).toContain('K-INV-2');
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
