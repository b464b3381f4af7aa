import { expect, test } from 'vitest';
import { afterStep, afterUndo, leftAt, nextZero, outOfTime, startClock } from './clock.ts';

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
  const inside = afterStep(live, begun(live), { at: 6000, running: [0], fresh: true });
  expect(inside.left).toEqual([55_000, 60_000]);
  const ended = afterStep(live, inside, { at: 7000, running: [1], fresh: true });
  expect(ended.left).toEqual([64_000, 60_000]);
});

test('days come back in full when the turn ends', () => {
  const ended = afterStep(days, begun(days), { at: 1000 + DAY, running: [1], fresh: true });
  expect(ended.left).toEqual([2 * DAY, 2 * DAY]);
});

test('a turn played again after going back gives nothing', () => {
  const ended = afterStep(live, begun(live), { at: 6000, running: [1], fresh: false });
  expect(ended.left).toEqual([55_000, 60_000]);
});

test('going back leaves the lesser of now and then', () => {
  const ended = afterStep(live, begun(live), { at: 6000, running: [1], fresh: true });
  const back = afterUndo(ended, [60_000, 60_000], { at: 7000, running: [0] });
  expect(back.left).toEqual([60_000, 59_000]);
  expect(afterUndo(ended, [50_000, 60_000], { at: 7000, running: [0] }).left).toEqual([50_000, 59_000]);
});

test('the first clock to run out is known beforehand', () => {
  const clock = begun(live);
  expect(nextZero(clock)).toBe(61_000);
  expect(outOfTime(clock, 60_999)).toEqual([]);
  expect(outOfTime(clock, 61_000)).toEqual([0]);
  expect(nextZero({ left: [0, 60_000], running: [0], at: 0 })).toBeNull();
});
