import { expect, test } from 'vitest';
import { temporaryPoints } from '../points.ts';
import type { KemetPosition, SeatPosition } from '../position/format.ts';
import { given } from '../testing/given.ts';
import type { TestTable } from '../testing/table.ts';

const TOKENS = ['top-move', 'middle-move', 'middle-pray', 'bottom-pray', 'bottom-red'];

/** The end of a day; the night after it follows by itself where nothing is asked. */
function dusk(seats: readonly SeatPosition[], more: KemetPosition = {}): TestTable {
  const players = seats.length;
  const position: KemetPosition = {
    setup: { players },
    phase: 'dusk',
    seats: seats.map((seat) => ({ tokens: TOKENS, ...seat })),
    ...more,
  };
  return given(position);
}

test('K-DUSK-2, K-DEC-37, K-RUL-72: a unit in the delta temple may be given up for 5 prayer points', () => {
  const table = dusk([{ units: { 't-delta': 2 }, prayer: 1 }, {}]);
  expect([table.asked(), table.options(0)]).toEqual([['0 delta'], ['sacrifice', 'decline']]);
  table.play(0, 'sacrifice');
  expect(table.told('prayer-gained')[0]).toMatchObject({ gained: 5, now: 6, rule: 'K-DUSK-2' });
  expect(table.told('units-lost')[0]).toMatchObject({ units: 1, cause: 'sacrifice' });
  const kept = dusk([{ units: { 't-delta': 2 }, prayer: 1 }, {}]);
  kept.play(0, 'decline');
  expect(kept.told('prayer-gained').filter(({ rule }) => rule.startsWith('K-DUSK'))).toEqual([]);
});

test('K-DUSK-6, K-EX-38, K-RUL-73: the last unit given up gives up the temple and the second point', () => {
  const table = dusk([{ units: { 't-delta': 1, 't-west': 1 }, prayer: 0 }, {}]);
  table.play(0, 'sacrifice');
  expect(
    table
      .told('prayer-gained')
      .filter(({ rule }) => rule.startsWith('K-DUSK'))
      .map(({ gained }) => gained),
  ).toEqual([5, 2]);
  expect([table.state.permanent[0], temporaryPoints(table.state, 0)]).toEqual([0, 1]);
});

test('K-DUSK-3, K-DUSK-5, K-EX-39: temples pay what is printed, two of them give one permanent point', () => {
  const table = dusk([{ units: { 't-west': 1, 't-bank-w': 1 }, prayer: 0 }, {}]);
  expect(
    table
      .told('prayer-gained')
      .filter(({ rule }) => rule === 'K-DUSK-3')
      .map(({ gained }) => gained),
  ).toEqual([2, 3]);
  expect([table.state.permanent[0], table.state.battlePoints[0]]).toEqual([1, 0]);
});

test('K-DUSK-5: three temples give one point as well', () => {
  const table = dusk([{ units: { 't-west': 1, 't-bank-w': 1, 't-delta': 1 } }, {}]);
  table.play(0, 'decline');
  expect(table.state.permanent[0]).toBe(1);
});

test('K-DUSK-4, K-DEC-38, K-RUL-4, K-TEMPLE-2, K-EX-39: two units in the Sanctuary may be given up for a point', () => {
  const table = dusk([{ units: { sanctuary: 3, 't-west': 1 } }, {}, {}]);
  expect(temporaryPoints(table.state, 0)).toBe(1);
  expect([table.asked(), table.options(0)]).toEqual([['0 sanctuary'], ['sacrifice', 'decline']]);
  table.play(0, 'sacrifice');
  expect(table.told('point')[0]).toMatchObject({ source: 'sanctuary', rule: 'K-DUSK-4' });
  // The Sanctuary and one temple are not two temples.
  expect(table.state.permanent[0]).toBe(1);
});

test('K-DUSK-4: one unit in the Sanctuary is not enough', () => {
  const table = dusk([{ units: { sanctuary: 1 } }, {}, {}]);
  expect([table.state.phase, table.state.permanent[0]]).toEqual(['night', 0]);
});

test('K-DUSK-1: delta, temples, Sanctuary, two temples, in this order', () => {
  const table = dusk([{ units: { 't-delta': 2, 't-west': 1, sanctuary: 2 } }, {}, {}]);
  const rules = () => table.facts.map(({ rule }) => rule).filter((rule) => rule.startsWith('K-DUSK'));
  const delta = ['K-DUSK-1', 'K-DUSK-2', 'K-DUSK-2', 'K-DUSK-3'];
  table.play(0, 'sacrifice');
  expect(rules()).toEqual(delta);
  table.play(0, 'sacrifice');
  expect(rules()).toEqual([...delta, 'K-DUSK-4', 'K-DUSK-4', 'K-DUSK-5']);
});

test('K-CREA-5: a creature whose last unit was given up goes home', () => {
  const table = dusk([
    { units: { 't-delta': 1, 'c1-a': 1 }, tiles: ['mummy'], creatures: { mummy: 't-delta' } },
    {},
  ]);
  table.play(0, 'sacrifice');
  table.play(0, 'c1-a');
  expect(table.whereIs('mummy')).toBe('c1-a');
});

test('K-END-1, K-END-2, K-RUL-76: the target counts at the end of a day only; the most points win', () => {
  expect(
    dusk([{ permanent: 8 }, { permanent: 7, units: { 't-west': 1, 't-bank-w': 1 } }]).state,
  ).toMatchObject({
    winner: 1,
    phase: 'over',
    endedBy: 'K-END-2',
  });
  const table = given({ seats: [{ permanent: 20 }] });
  table.play(0, 'middle-pray');
  expect([table.state.winner, table.asked()]).toEqual([-1, ['1 token']]);
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
  ]);
  expect([battles.state.winner, battles.state.endedBy]).toEqual([1, 'K-END-3']);
  const order = dusk(
    [
      { permanent: 9, battlePoints: 3 },
      { permanent: 9, battlePoints: 3 },
    ],
    { order: [1, 0] },
  );
  expect(order.state.winner).toBe(1);
});

test('K-END-4: a harness may set a round limit; the standing then decides', () => {
  const setup = { players: 2, roundLimit: 3 };
  expect(dusk([{ permanent: 2 }, { permanent: 3 }], { setup, round: 2 }).state.winner).toBe(-1);
  expect(dusk([{ permanent: 2 }, { permanent: 3 }], { setup, round: 3 }).state).toMatchObject({
    winner: 1,
    endedBy: 'K-END-4',
  });
});
