import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseTime } from './postgres-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks, hears `time` after so many milliseconds on the way there and back, and says what time it is then. */
function ask(clock: ReturnType<typeof databaseTime>, trip: number, time: number): number {
  const sent = performance.now();
  vi.advanceTimersByTime(trip);
  clock.told(time, sent);
  return clock.now();
}

test('what the database says is the time of half the way, and goes on by itself', () => {
  const clock = databaseTime();
  expect(ask(clock, 100, 5000)).toBe(5050);
  vi.advanceTimersByTime(30);
  expect(clock.now()).toBe(5080);
});

test('of several answers the quickest is believed', () => {
  const clock = databaseTime();
  ask(clock, 10, 5000);
  // Right is 5105; 4955 plus half the way would be 5055.
  expect(ask(clock, 200, 4955)).toBe(5205);
});

test('a clock that was set is followed: more than the ways there and back and a little can explain', () => {
  const explained = (200 + 10) / 2 + 50;
  const clocks = [databaseTime(), databaseTime()];
  for (const clock of clocks) ask(clock, 10, 5000);
  const [kept, set] = clocks.map((clock, i) => {
    const before = clock.now();
    const after = ask(clock, 200, before + 100 + explained + i);
    return after - before - 200;
  });
  expect(kept).toBe(0);
  expect(set).toBe(explained + 1);
});
