import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ATTACKER, DEFENDER } from '../battle/sides.ts';
import { boardOf } from '../board/board.ts';
import { creatureRules } from '../creatures/lookup.ts';
import { kemet } from '../index.ts';
import { CREATURES } from '../pieces.ts';
import type { SeatPosition } from '../position/format.ts';
import type { KemetState } from '../state.ts';
import { given } from '../testing/given.ts';
import { strengthOfTroop, sureStrength } from './strength.ts';

/** Seat 0 in f1 against seat 1 in d-12. */
const facing = (attacker: SeatPosition, defender: SeatPosition = {}) =>
  given({
    seats: [
      { units: { f1: 3 }, ...attacker },
      { units: { 'd-12': 2 }, ...defender },
    ],
  }).state;
const place = (state: KemetState, sector: string) => boardOf(state).numberOf.get(sector) ?? missing();
const attack = (state: KemetState, viewer: number | null = 0) =>
  strengthOfTroop(kemet.view(state, viewer), place(state, 'f1'), place(state, 'd-12'), ATTACKER);
const defence = (state: KemetState, viewer: number | null = 1) =>
  strengthOfTroop(kemet.view(state, viewer), place(state, 'd-12'), place(state, 'f1'), DEFENDER);
/** What is sure of both sides, as it is seen and as it is counted in one go. */
const sure = (state: KemetState) => [
  [attack(state).sure, sureStrength(state, 0, place(state, 'f1'), ATTACKER)],
  [defence(state).sure, sureStrength(state, 1, place(state, 'd-12'), DEFENDER)],
];

test.each(CREATURES)(
  'K-BATTLE-11: the strength of a troop counts its units and the %s beside it',
  (creature) => {
    const { strength } = creatureRules(CREATURES.indexOf(creature));
    const beside = facing({ tiles: [creature], creatures: { [creature]: 'f1' } });
    expect(sure(beside)).toEqual([
      [3 + strength, 3 + strength],
      [2, 2],
    ]);
    expect(sure(facing({ tiles: [creature] }))[0]).toEqual([3, 3]);
  },
);

test('K-BATTLE-11: tiles count for the side they are for', () => {
  const state = facing({ tiles: ['charge', 'defense'] }, { tiles: ['defense'] });
  expect(sure(state)).toEqual([
    [4, 4],
    [3, 3],
  ]);
});

test('K-BATTLE-14: a creature counts for nothing against the snake, and the snake itself for what it is', () => {
  const snake = facing(
    { tiles: ['mummy'], creatures: { mummy: 'f1' } },
    { tiles: ['deep-desert-snake'], creatures: { 'deep-desert-snake': 'd-12' } },
  );
  expect([attack(snake).sure, attack(snake).terms]).toEqual([3, [{ source: 'units', value: 3 }]]);
});

test('K-BATTLE-4: battle cards that were played or put away are no longer to come', () => {
  const bounds = ({ least, most, sure }: ReturnType<typeof attack>) => [least - sure, most - sure];
  expect(bounds(attack(facing({})))).toEqual([1, 4]);
  expect(bounds(attack(facing({ played: ['cavalry-blitz'], discarded: ['chariot-raid'] })))).toEqual([2, 3]);
  expect(bounds(attack(facing({ played: ['chariot-raid'], discarded: ['cavalry-blitz'] })))).toEqual([2, 3]);
});

test('K-BATTLE-4: of a hand that is seen what it holds and can pay counts', () => {
  const most = (position: SeatPosition) => {
    const { most, sure } = attack(facing(position));
    return most - sure - 4;
  };
  expect(most({ hand: [] })).toBe(0);
  expect(most({ hand: ['veto', 'bloodbath'] })).toBe(0);
  expect(most({ hand: ['war-rage', 'war-rage', 'veto'] })).toBe(2);
  expect(most({ hand: ['war-fury', 'war-fury', 'war-rage'], prayer: 5 })).toBe(5);
  expect(most({ hand: ['war-fury', 'war-fury', 'war-rage'], prayer: 1 })).toBe(3);
  expect(most({ hand: ['war-fury', 'war-fury', 'war-rage'], prayer: 0 })).toBe(1);
  // With the Priest of Ra they cost nothing.
  expect(most({ hand: ['war-fury', 'war-fury', 'war-rage'], prayer: 0, tiles: ['priest-of-ra'] })).toBe(5);
  // A card that adds nothing may be put away for one with the Divine Wound.
  expect(most({ hand: ['war-rage', 'veto', 'escape'], tiles: ['divine-wound'] })).toBe(3);
});

test('K-BATTLE-4: of a hand that is not seen as many count as it could hold', () => {
  const most = (position: SeatPosition, discard: readonly ('war-fury' | 'war-rage')[] = []) => {
    const { state } = given({
      seats: [{ units: { f1: 3 }, ...position }, { units: { 'd-12': 2 } }],
      discard,
    });
    const { most, sure } = attack(state, 1);
    return most - sure - 4;
  };
  expect(most({ hand: ['veto', 'veto'] })).toBe(4);
  expect(most({ hand: ['veto', 'veto'], prayer: 1 })).toBe(3);
  expect(most({ hand: ['veto', 'veto', 'escape', 'prayer'] })).toBe(7);
  // Cards that everybody saw go are no longer in a hand.
  expect(most({ hand: ['veto', 'veto', 'escape', 'prayer'] }, ['war-fury', 'war-fury'])).toBe(5);
  expect(most({ hand: ['veto', 'veto'] }, ['war-fury', 'war-fury', 'war-fury'])).toBe(2);
});
