import { expect, test } from 'vitest';
import { afterStep, type ClockState, leftAt, nextZero, outOfTime } from './clock.ts';
import { type Pause, pauseAt, reachedAfter, timeRun, vacationLeft } from './pauses.ts';

const vacation: Pause = { seat: 1, from: 100, until: 300 };
const all: Pause = { seat: null, from: 250, until: 400 };
const pauses = [all, vacation];

test('a clock stands still during a vacation of its seat and a pause of all, counted once where both hold', () => {
  expect(timeRun(pauses, 1, 0, 500)).toBe(200);
  expect(timeRun(pauses, 0, 0, 500)).toBe(350);
  expect(timeRun(pauses, 1, 150, 390)).toBe(0);
  expect(timeRun(pauses, 1, 0, 100)).toBe(100);
  expect(timeRun(pauses, 1, 500, 400)).toBe(0);
  expect(timeRun([], 1, 0, 500)).toBe(500);
});

test('what is foreseen and what is counted agree, at every time', () => {
  for (const seat of [0, 1])
    for (let from = 0; from <= 450; from += 25)
      for (let ms = 1; ms <= 300; ms += 13) {
        const end = reachedAfter(pauses, seat, from, ms);
        expect(timeRun(pauses, seat, from, end)).toBe(ms);
        expect(timeRun(pauses, seat, from, end - 1)).toBeLessThan(ms);
      }
});

const clock: ClockState = { left: [200, 200], running: [0, 1], at: 50, pauses };

test('clocks are charged, ring and are found empty after the pause, not before', () => {
  expect(leftAt(clock, 260)).toEqual([0, 150]);
  expect(leftAt(clock, 420)).toEqual([-20, 130]);
  expect(nextZero(clock)).toBe(250);
  expect(nextZero(clock, 250)).toBe(550);
  expect(outOfTime(clock, 300)).toEqual([0]);
  expect(outOfTime(clock, 549)).toEqual([0]);
  expect(outOfTime(clock, 550)).toEqual([0, 1]);
  const left = afterStep({ kind: 'days', days: 1 }, clock, 350, [0]);
  expect(left).toEqual([86_400_000, 150]);
});

test('vacation is counted from what was begun, and only one’s own', () => {
  const days = (count: number) => count * 86_400_000;
  const taken: Pause[] = [
    { seat: 0, from: 0, until: days(2) },
    { seat: null, from: 0, until: days(9) },
    { seat: 1, from: 0, until: days(5) },
  ];
  expect(vacationLeft(taken, 0, 7)).toBe(days(5));
  expect(vacationLeft(taken, 1, 4)).toBe(0);
  // One that was ended before it began took nothing.
  const later = [
    { seat: 0, from: days(10), until: days(11) },
    { seat: 0, from: days(20), until: days(19) },
  ];
  expect(vacationLeft([...taken, ...later], 0, 7)).toBe(days(4));
  expect(pauseAt(taken, 0, 0)).toBe(taken[0]);
  expect(pauseAt(taken, 0, -1)).toBeUndefined();
  expect(pauseAt(taken, 0, days(1))).toBe(taken[0]);
  expect(pauseAt(taken, 0, days(2))).toBeUndefined();
  expect(pauseAt(taken, null, days(2))).toBe(taken[1]);
});
