import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closedGate } from './postgres-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What becomes of somebody who wants to pass. */
function passing(gate: ReturnType<typeof closedGate>) {
  const state = { is: 'waiting' };
  gate.pass().then(
    () => {
      state.is = 'passed';
    },
    (error: { code: string }) => {
      state.is = error.code;
    },
  );
  return state;
}
const turns = () => vi.advanceTimersByTimeAsync(0);

test('a gate that is shut says so once, until it was open again', () => {
  const gate = closedGate();
  expect(gate.shut()).toBe(false);
  gate.open();
  expect([gate.shut(), gate.shut()]).toEqual([true, false]);
  gate.open();
  expect(gate.shut()).toBe(true);
});

test('a short outage is waited out, a longer one refuses everybody at once, and then all pass again', async () => {
  const gate = closedGate();
  gate.open();
  gate.shut();
  const early = passing(gate);
  await vi.advanceTimersByTimeAsync(2900);
  expect(early.is).toBe('waiting');
  gate.open();
  await turns();
  expect(early.is).toBe('passed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await gate.pass()).toBeUndefined();
  gate.shut();
  const late = passing(gate);
  await vi.advanceTimersByTimeAsync(3000);
  expect(late.is).toBe('storage-failed');
  const after = passing(gate);
  await turns();
  expect(after.is).toBe('storage-failed');
  gate.open();
  expect(await gate.pass()).toBeUndefined();
});

test('no more than so many wait', async () => {
  const gate = closedGate();
  const waiting = Array.from({ length: 5000 }, () => passing(gate));
  const [first, last] = [waiting[0], passing(gate)];
  await turns();
  expect([first?.is, waiting.at(-1)?.is, last.is]).toEqual(['waiting', 'waiting', 'storage-failed']);
});
