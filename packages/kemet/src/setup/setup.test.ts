import { readFileSync } from 'node:fs';
import { type MatchRecord, missing, verify } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { INTERVENTIONS } from '../data/interventions.ts';
import { kemet } from '../index.ts';
import { given } from '../testing/given.ts';
import { handOf } from '../testing/hands.ts';
import { newGame } from '../testing/table.ts';

/** Seats named as if the first in turn order were 0. */
function first(state: { order: readonly number[] }): number {
  return state.order[0] ?? missing();
}

test('K-SETUP-1: length, beginner mode, discards and round limit; nonsense is refused', () => {
  expect(kemet.setup({})).toEqual({
    ok: true,
    value: {
      players: 2,
      length: 'short',
      beginner: false,
      discards: 'hidden',
      roundLimit: 0,
      rulings: expect.anything(),
    },
  });
  for (const wrong of [
    { players: 6 },
    { length: 'endless' },
    { beginner: 1 },
    { discards: 'face up' },
    { interrupts: 'never' },
    { interruptSeconds: 0 },
    { roundLimit: -1 },
    { priests: true },
  ])
    expect(kemet.setup(wrong).ok).toBe(false);
});

test('K-SETUP-1, K-INT-5: timed interrupts of earlier games are kept with them and are no choice of new ones', () => {
  const timed = { players: 3, interrupts: 'timed', interruptSeconds: 9 };
  const setup = (rules?: number) => {
    const read = kemet.setup(timed, rules);
    if (!read.ok) throw new Error(read.problem.message);
    return read.value;
  };
  expect(setup(1)).toMatchObject(timed);
  expect(setup()).not.toHaveProperty('interrupts');
  expect(setup()).not.toHaveProperty('interruptSeconds');
  const file = new URL('../../games/kemet-2p-open-0.json', import.meta.url);
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  expect(record.setup).toMatchObject({ interrupts: 'timed' });
  expect(verify(kemet, record).ok).toBe(true);
});

test('K-SETUP-2, K-SETUP-4: 35 cards less one each, all tiles on offer, 5 prayer points, 6 battle cards', () => {
  const table = newGame({ players: 4 });
  expect([table.state.deckSize, table.state.handSize]).toEqual([31, [1, 1, 1, 1]]);
  expect(table.state.tileOwner.every((owner) => owner === -1)).toBe(true);
  expect(table.state.prayer).toEqual([5, 5, 5, 5]);
  expect(INTERVENTIONS.some(({ id }) => handOf(table.state, 0).includes(id))).toBe(true);
});

test('K-SETUP-3, K-SETUP-5: the order is random and public before the first choice; seat n has city n', () => {
  const orders = new Set(
    Array.from({ length: 40 }, (_, i) =>
      kemet.view(newGame({ players: 3 }, `seed ${i}`).state, null).order.join(),
    ),
  );
  expect(orders.size).toBe(6);
  const table = newGame({ players: 3 }, 'some seed');
  expect(table.asked()).toEqual([`${first(table.state)} split`]);
  table.play(first(table.state), '1/1/1');
  expect(table.options(first(table.state))).toEqual(
    ['a', 'b', 'c'].map((part) => `c${first(table.state) + 1}-${part}`),
  );
});

test('K-SETUP-6, K-SETUP-7, K-DEC-1, K-DEC-4, K-DEC-5: 1/1/1 with any three numbers up to 5 that add up to 10', () => {
  const table = newGame({ players: 2 });
  const seat = first(table.state);
  const city = `c${seat + 1}`;
  expect(table.options(seat)).toEqual(['1/1/1', '2/1/0']);
  table.play(seat, '1/1/1', `${city}-c`);
  expect(table.options(seat)).toEqual([`${city}-a`, `${city}-b`]);
  table.play(seat, `${city}-a`);
  // The third pyramid has one district left. Then units, district by district.
  expect(table.asked()).toEqual([`${seat} setup-units`]);
  expect(table.options(seat)).toEqual([0, 1, 2, 3, 4, 5]);
  table.play(seat, 2);
  expect(table.options(seat)).toEqual([3, 4, 5]);
  table.play(seat, 3);
  expect(['a', 'b', 'c'].map((part) => table.at(`${city}-${part}`))).toEqual([
    `${seat}: 2`,
    `${seat}: 3`,
    `${seat}: 5`,
  ]);
  expect(table.state.reserve[seat]).toBe(2);
  expect(table.state.pyramidColour.slice(seat * 3, seat * 3 + 3)).toEqual([1, 2, 0]);
});

test('K-SETUP-6, K-SETUP-7, K-EX-43, K-DEC-2, K-DEC-3: 2/1/0 puts 5 units into each of the two districts', () => {
  const table = newGame({ players: 2 });
  const seat = first(table.state);
  const city = `c${seat + 1}`;
  table.play(seat, '2/1/0', 'red');
  expect(table.options(seat)).toEqual(['white', 'blue']);
  table.play(seat, 'white', `${city}-a`);
  expect(table.options(seat)).toEqual([`${city}-b`, `${city}-c`]);
  table.play(seat, `${city}-b`);
  expect(['a', 'b', 'c'].map((part) => table.at(`${city}-${part}`))).toEqual([
    `${seat}: 5`,
    `${seat}: 5`,
    '',
  ]);
  expect(table.state.pyramidLevel.slice(seat * 3, seat * 3 + 3)).toEqual([2, 1, 0]);
  expect(table.state.reserve[seat]).toBe(2);
  expect(table.asked()).toEqual([`${table.state.order[1]} split`]);
});

test('K-SETUP-8: everybody enters the first day with 7 prayer points and 2 cards', () => {
  const table = newGame({ players: 3 });
  for (const seat of table.state.order)
    table.play(seat, '2/1/0', 'red', 'blue', `c${seat + 1}-a`, `c${seat + 1}-b`);
  expect([table.state.phase, table.state.round, table.state.prayer, table.state.handSize]).toEqual([
    'day',
    1,
    [7, 7, 7],
    [2, 2, 2],
  ]);
  expect(table.asked()).toEqual([`${first(table.state)} token`]);
});

test('K-SETUP-9, K-EX-44, K-RAISE-5: beginners: level-1 tiles on day 1, pyramids stop at level 2', () => {
  const setup = { beginner: true };
  const seats = [{ prayer: 11, pyramids: { 'c1-a': 'white 2', 'c1-b': 'red 1' } }] as const;
  const table = given({ setup, seats });
  table.play(0, 'bottom-white');
  expect(table.options(0)).toEqual(['priest', 'priestess', 'none']);
  const raising = given({ setup, seats });
  raising.play(0, 'middle-raise');
  expect(raising.options(0)).toEqual(['c1-b', 'new:blue', 'none']);
  raising.play(0, 'c1-b');
  expect(raising.options(0)).toEqual([2, 'none']);
});

test('K-SETUP-9: beginners: level-2 tiles join on day 2, higher ones never; 4 points end the game', () => {
  const setup = { beginner: true };
  const table = given({
    setup,
    round: 2,
    seats: [{ prayer: 11, units: { 'c2-a': 1 } }, { pyramids: { 'c2-a': 'white 2' } }],
  });
  table.play(0, 'bottom-white');
  expect(table.options(0)).toEqual([
    'priest',
    'priestess',
    'slaves',
    'high-priest',
    'crusade',
    'divine-boon',
    'none',
  ]);
  expect(given({ setup, phase: 'dusk', seats: fullDay([{ permanent: 4 }, {}]) }).state.winner).toBe(0);
  expect(given({ setup, phase: 'dusk', seats: fullDay([{ permanent: 3 }, {}]) }).state.winner).toBe(-1);
});

/** The tokens of a day that is over. */
function fullDay<T extends object>(seats: readonly T[]): (T & { tokens: string[] })[] {
  const tokens = ['top-move', 'middle-move', 'middle-pray', 'bottom-pray', 'bottom-red'];
  return seats.map((seat) => ({ ...seat, tokens }));
}
