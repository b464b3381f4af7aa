import { expect, test } from 'vitest';
import type { KemetFact } from '../facts.ts';
import { temporaryPoints } from '../points.ts';
import type { KemetPosition, SeatPosition } from '../position/format.ts';
import { parse } from '../position/read.ts';
import type { KemetState } from '../state.ts';
import { answer, asked, factOf, factsOf, offered, table, whereIs } from '../testing/table.ts';

const TOKENS = ['top-move', 'middle-move', 'middle-pray', 'bottom-pray', 'bottom-red'];

/** The end of a day; the night after it follows by itself where nothing is asked. */
function dusk(
  seats: readonly SeatPosition[],
  more: KemetPosition = {},
): { state: KemetState; facts: KemetFact[] } {
  const facts: KemetFact[] = [];
  const players = seats.length;
  const position = {
    setup: { players },
    phase: 'dusk',
    seats: seats.map((seat) => ({ tokens: TOKENS, ...seat })),
    ...more,
  };
  return { state: parse(position, facts), facts };
}

test('K-DUSK-2, K-DEC-37, K-RUL-72: a unit in the delta temple may be given up for 5 prayer points', () => {
  const { state } = dusk([{ units: { 't-delta': 2 }, prayer: 1 }, {}]);
  expect([asked(state), offered(state, 0)]).toEqual([['delta 0'], ['sacrifice', 'decline']]);
  const facts = answer(state, 0, 'sacrifice');
  expect(factOf(facts, 'prayer-gained')).toMatchObject({ gained: 5, now: 6, rule: 'K-DUSK-2' });
  expect(factOf(facts, 'units-lost')).toMatchObject({ units: 1, cause: 'sacrifice' });
  const kept = dusk([{ units: { 't-delta': 2 }, prayer: 1 }, {}]).state;
  const nothing = answer(kept, 0, 'decline');
  expect(factsOf(nothing, 'prayer-gained').filter(({ rule }) => rule.startsWith('K-DUSK'))).toEqual([]);
});

test('K-DUSK-6, K-EX-38, K-RUL-73: the last unit given up gives up the temple and the second point', () => {
  const { state } = dusk([{ units: { 't-delta': 1, 't-west': 1 }, prayer: 0 }, {}]);
  const facts = answer(state, 0, 'sacrifice');
  expect(
    factsOf(facts, 'prayer-gained')
      .filter(({ rule }) => rule.startsWith('K-DUSK'))
      .map(({ gained }) => gained),
  ).toEqual([5, 2]);
  expect([state.permanent[0], temporaryPoints(state, 0)]).toEqual([0, 1]);
});

test('K-DUSK-3, K-DUSK-5, K-EX-39: temples pay what is printed, two of them give one permanent point', () => {
  const { state, facts } = dusk([{ units: { 't-west': 1, 't-bank-w': 1 }, prayer: 0 }, {}]);
  expect(
    factsOf(facts, 'prayer-gained')
      .filter(({ rule }) => rule === 'K-DUSK-3')
      .map(({ gained }) => gained),
  ).toEqual([2, 3]);
  expect([state.permanent[0], state.battlePoints[0]]).toEqual([1, 0]);
});

test('K-DUSK-5: three temples give one point as well', () => {
  const { state } = dusk([{ units: { 't-west': 1, 't-bank-w': 1, 't-delta': 1 } }, {}]);
  answer(state, 0, 'decline');
  expect(state.permanent[0]).toBe(1);
});

test('K-DUSK-4, K-DEC-38, K-RUL-4, K-TEMPLE-2, K-EX-39: two units in the Sanctuary may be given up for a point', () => {
  const { state } = dusk([{ units: { sanctuary: 3, 't-west': 1 } }, {}, {}]);
  expect(temporaryPoints(state, 0)).toBe(1);
  expect([asked(state), offered(state, 0)]).toEqual([['sanctuary 0'], ['sacrifice', 'decline']]);
  const facts = answer(state, 0, 'sacrifice');
  expect(factOf(facts, 'point')).toMatchObject({ source: 'sanctuary', rule: 'K-DUSK-4' });
  // The Sanctuary and one temple are not two temples.
  expect(state.permanent[0]).toBe(1);
});

test('K-DUSK-4: one unit in the Sanctuary is not enough', () => {
  const { state } = dusk([{ units: { sanctuary: 1 } }, {}, {}]);
  expect([state.phase, state.permanent[0]]).toEqual(['night', 0]);
});

test('K-DUSK-1: delta, temples, Sanctuary, two temples, in this order', () => {
  const { state } = dusk([{ units: { 't-delta': 2, 't-west': 1, sanctuary: 2 } }, {}, {}]);
  const first = answer(state, 0, 'sacrifice');
  expect(first.filter(({ rule }) => rule.startsWith('K-DUSK')).map(({ rule }) => rule)).toEqual([
    'K-DUSK-2',
    'K-DUSK-2',
    'K-DUSK-3',
  ]);
  const second = answer(state, 0, 'sacrifice');
  expect(second.filter(({ rule }) => rule.startsWith('K-DUSK')).map(({ rule }) => rule)).toEqual([
    'K-DUSK-4',
    'K-DUSK-4',
    'K-DUSK-5',
  ]);
});

test('K-CREA-5: a creature whose last unit was given up goes home', () => {
  const { state } = dusk([
    { units: { 't-delta': 1, 'c1-a': 1 }, tiles: ['mummy'], creatures: { mummy: 't-delta' } },
    {},
  ]);
  answer(state, 0, 'sacrifice');
  answer(state, 0, 'c1-a');
  expect(whereIs(state, 'mummy')).toBe('c1-a');
});

test('K-END-1, K-END-2, K-RUL-76: the target counts at the end of a day only; the most points win', () => {
  expect(
    dusk([{ permanent: 8 }, { permanent: 7, units: { 't-west': 1, 't-bank-w': 1 } }]).state,
  ).toMatchObject({
    winner: 1,
    phase: 'over',
    endedBy: 'K-END-2',
  });
  const state = table({ seats: [{ permanent: 20 }] });
  answer(state, 0, 'middle-pray');
  expect([state.winner, asked(state)]).toEqual([-1, ['token 1']]);
});

test('K-END-1: a long game needs 10 points', () => {
  const setup = { players: 2, length: 'long' };
  expect(dusk([{ permanent: 9 }, {}], { setup }).state.winner).toBe(-1);
  expect(dusk([{ permanent: 10 }, {}], { setup }).state.winner).toBe(0);
});

test('K-END-3, K-EX-41, K-RUL-74, K-RUL-75: ties go to battle points, then to the earlier in the order of the day', () => {
  const battles = dusk([
    { permanent: 9, battlePoints: 3 },
    { permanent: 9, battlePoints: 4 },
  ]).state;
  expect([battles.winner, battles.endedBy]).toEqual([1, 'K-END-3']);
  const order = dusk(
    [
      { permanent: 9, battlePoints: 3 },
      { permanent: 9, battlePoints: 3 },
    ],
    { order: [1, 0] },
  ).state;
  expect(order.winner).toBe(1);
});

test('K-END-4: a harness may set a round limit; the standing then decides', () => {
  const setup = { players: 2, roundLimit: 3 };
  expect(dusk([{ permanent: 2 }, { permanent: 3 }], { setup, round: 2 }).state.winner).toBe(-1);
  expect(dusk([{ permanent: 2 }, { permanent: 3 }], { setup, round: 3 }).state).toMatchObject({
    winner: 1,
    endedBy: 'K-END-4',
  });
});
