import { expect, test } from 'vitest';
import {
  afterStep,
  afterUndo,
  leftAt,
  nextZero,
  outOfTime,
  startClock,
  timeAfterTakingBack,
} from './clock.ts';

const live = { kind: 'live', bank: 60, increment: 10 } as const;
const days = { kind: 'days', days: 2 } as const;
const DAY = 86_400_000;

const begun = (clock: typeof live | typeof days) =>
  startClock(clock, 2, [0], 1000) as NonNullable<ReturnType<typeof startClock>>;

test('no clock is no clock', () => {
  expect(startClock({ kind: 'none' }, 2, [0], 0)).toBeNull();
});

test('only the clock of who is asked runs', () => {
  expect(leftAt(begun(live), 6000)).toEqual([55_000, 60_000]);
});

test('a turn that ends gives the increment, a step inside it does not', () => {
  const inside = afterStep(live, begun(live), 6000, []);
  expect(inside).toEqual([55_000, 60_000]);
  expect(afterStep(live, { left: inside, running: [0], at: 6000 }, 7000, [0])).toEqual([64_000, 60_000]);
});

test('days come back in full when the turn ends', () => {
  expect(afterStep(days, begun(days), 1000 + DAY, [0])).toEqual([2 * DAY, 2 * DAY]);
});

test('going back takes away what undone turns were given', () => {
  const left = afterStep(live, begun(live), 6000, [0]);
  expect(left).toEqual([65_000, 60_000]);
  const state = { left, running: [1], at: 6000 };
  expect(afterUndo(live, state, [{ seat: 0, left: 55_000 }], 7000)).toEqual([55_000, 59_000]);
});

test('going back over two turns of days leaves the lesser of what they had left', () => {
  const state = { left: [2 * DAY, DAY], running: [1], at: 1000 };
  const undone = [
    { seat: 0, left: DAY },
    { seat: 0, left: DAY / 2 },
  ];
  expect(afterUndo(days, state, undone, 1000)).toEqual([DAY / 2, DAY]);
});

test('the first clock to run out is known beforehand', () => {
  const clock = begun(live);
  expect(nextZero(clock)).toBe(61_000);
  expect(outOfTime(clock, 60_999)).toEqual([]);
  expect(outOfTime(clock, 61_000)).toEqual([0]);
  expect(nextZero({ left: [0, 60_000], running: [0], at: 0 })).toBeNull();
  const both = { left: [10_000, 20_000], running: [0, 1], at: 0 };
  expect([nextZero(both), nextZero(both, 10_000), nextZero(both, 20_000)]).toEqual([10_000, 20_000, null]);
});

test('whoever takes a seat back has a minute, and an hour where turns take days', () => {
  expect([timeAfterTakingBack(live), timeAfterTakingBack(days)]).toEqual([60_000, 3_600_000]);
});
