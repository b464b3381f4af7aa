import { toyGame } from '@ennead/kernel/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '../refused.ts';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';
import { MINUTE, SECOND } from '../time.ts';
import { guarded, isResting, setAside } from './faults.ts';
import { type Hub, join, leave } from './hub.ts';
import { inTurn, roomFrom } from './room.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** As much of a process as tables are set aside in. */
function processAt(begins: number) {
  const time = { now: begins };
  const written: unknown[] = [];
  const logged: unknown[] = [];
  const hub = {
    now: () => time.now,
    faults: new Map(),
    log: { error: (details: object) => logged.push(details) },
    db: { lazily: (_sql: string, values: unknown) => written.push(values) },
  } as unknown as Hub;
  return { hub, time, written, logged };
}

test('a table rests five seconds, then twice as long each time it fails again, ten minutes at most', () => {
  const { hub, time, written, logged } = processAt(1_000_000);
  const rests: number[] = [];
  for (let times = 1; times <= 9; times++) {
    setAside(hub, 'T', new Error('fault'));
    const { until, failures } = hub.faults.get('T') ?? { until: 0, failures: 0 };
    expect([failures, isResting(hub, 'T')]).toEqual([times, true]);
    expect(written.at(-1)).toEqual([until, 'T', until]);
    rests.push((until - time.now) / SECOND);
    expect(logged.at(-1)).toMatchObject({ table: 'T', failures: times, restMs: until - time.now });
    time.now = until - 1;
    expect(isResting(hub, 'T')).toBe(true);
    time.now = until;
    expect(isResting(hub, 'T')).toBe(false);
  }
  expect(rests).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
});

test('what failed long ago is not held against a table', () => {
  const { hub, time } = processAt(0);
  setAside(hub, 'T', new Error('fault'));
  time.now = 5 * SECOND + 10 * MINUTE - 1;
  setAside(hub, 'T', new Error('fault'));
  expect(hub.faults.get('T')?.failures).toBe(2);
  time.now = (hub.faults.get('T')?.until ?? 0) + 10 * MINUTE;
  setAside(hub, 'T', new Error('fault'));
  expect(hub.faults.get('T')).toMatchObject({ failures: 1, until: time.now + 5 * SECOND });
});

test('whoever asks is told why: the refusal itself, or that something failed', () => {
  const { hub } = processAt(0);
  const refused = new Refused('no-such-game', 'This server has no such game.', 404);
  expect(setAside(hub, 'T', refused)).toBe(refused);
  expect(setAside(hub, 'T', new Error('secret details'))).toMatchObject({
    code: 'table-failed',
    status: 503,
  });
  expect(hub.faults.get('T')?.problem.message).not.toContain('secret');
});

test('of ten thousand tables it is remembered; then those that failed longest ago are forgotten', () => {
  const { hub } = processAt(0);
  for (let at = 0; at < 10_000; at++) setAside(hub, `T${at}`, new Error('fault'));
  setAside(hub, 'T0', new Error('fault'));
  expect([hub.faults.size, hub.faults.has('T1')]).toEqual([10_000, true]);
  setAside(hub, 'one more', new Error('fault'));
  expect([hub.faults.size, hub.faults.has('T0'), hub.faults.has('T1')]).toEqual([10_000, true, false]);
});

/** A table that has just failed under the eyes of one person. */
async function failed(stays: boolean) {
  vi.useFakeTimers({ now: 0 });
  const { hub } = processAt(0);
  Object.assign(hub, { now: () => Date.now() });
  const info = bareTable(toyGame as unknown as AnyGame, 2, 'T');
  const room = roomFrom({ info, ask: null, origin: null }, null, 0);
  const mended: number[] = [];
  const mend = async () => {
    mended.push(Date.now());
    room.isBroken = false;
  };
  room.guard = (work) => guarded(hub, room, mend, work);
  const heard: string[] = [];
  const channel = { viewer: 0, person: 'anna', room: null, send: (text: string) => heard.push(text) };
  join(room, channel);
  const work = inTurn(room, () => {
    throw new Error('fault');
  });
  await expect(work).rejects.toMatchObject({ code: 'table-failed' });
  expect(heard.map((text) => JSON.parse(text))).toMatchObject([{ type: 'notice', code: 'table-failed' }]);
  if (!stays) leave(room, channel);
  return { room, mended };
}

test('whoever stays at a table that failed sees it again when its rest is over, and need not do anything', async () => {
  const { room, mended } = await failed(true);
  expect(room.timers.size).toBe(1);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
  expect(mended).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect([mended.length, room.timers.size, room.isBroken]).toEqual([1, 0, false]);
});

test('a table that failed and that everybody has left is not made again for nobody', async () => {
  const { room, mended } = await failed(false);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([mended, room.timers.size]).toEqual([[], 0]);
});
