import { toyGame } from '@ennead/kernel/contract';
import type { ServerMessage } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../refused.ts';
import type { AnyGame } from '../registry.ts';
import type { StoredAsk } from '../tables/store.ts';
import { bareTable } from '../testing/bare-table.ts';
import { MINUTE } from '../time.ts';
import { holdsBots, standingAsk } from './ask.ts';
import { askAttendant } from './ask-attendant.ts';
import { type Hub, join } from './hub.ts';
import { beginPlay } from './play.ts';
import { roomFrom } from './room.ts';

const game = toyGame as unknown as AnyGame;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table in memory where seat 0 asks to go back; `times` say since when and until when. */
function asked(times: Pick<StoredAsk, 'since' | 'until'>, more: Partial<StoredAsk> = {}) {
  const info = bareTable(game, 2, 'T');
  const play = beginPlay(game, info, 'a seed');
  const ask: StoredAsk = {
    seat: 0,
    keep: 0,
    number: 0,
    moment: 0,
    needed: [1],
    accepted: [],
    over: null,
    ...times,
    ...more,
  };
  const room = roomFrom({ info, ask, origin: null }, play, 0);
  const heard: ServerMessage[] = [];
  join(room, { viewer: null, person: null, room: null, send: (text) => heard.push(JSON.parse(text)) });
  const looks: number[] = [];
  const hub = {
    rooms: new Map([['T', Promise.resolve(room)]]),
    resting: new Map(),
    now: () => Date.now(),
    db: { all: async () => [] },
    attendants: [{ attend: () => looks.push(Date.now()), moved() {} }],
  } as unknown as Hub;
  return { hub, room, play, ask, heard, looks };
}

test('a request stands until its time, an answer or a move', () => {
  const { play, ask } = asked({ since: 0, until: 2 * MINUTE });
  expect(standingAsk(play, ask, 2 * MINUTE - 1)).toMatchObject({ seat: 0, until: 2 * MINUTE });
  expect(standingAsk(play, ask, 2 * MINUTE)).toBeNull();
  expect(standingAsk(play, { ...ask, over: 'refused' }, 0)).toBeNull();
  expect(standingAsk(play, { ...ask, number: 1 }, 0)).toBeNull();
});

test('bots wait two minutes from the first time somebody asked at this point, not longer', () => {
  const { room } = asked({ since: 0, until: 24 * 60 * MINUTE });
  expect([0, 2 * MINUTE - 1, 2 * MINUTE].map((now) => holdsBots(room, now))).toEqual([true, true, false]);
});

test('bots are called when they may go on, and all hear when the request is over', async () => {
  const { hub, room, heard, looks } = asked({ since: 0, until: 3 * MINUTE });
  const { attend } = askAttendant(hub);
  hub.attendants.push({ attend, moved() {} });
  attend(room);
  await vi.advanceTimersByTimeAsync(2 * MINUTE + 10);
  expect(looks).toHaveLength(1);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(heard).toEqual([{ type: 'asked', table: 'T', ask: null }]);
  expect(looks).toHaveLength(2);
});

test('who withdraws and asks again at the same point holds bots up no longer, and no shorter', async () => {
  const { hub, room, ask, looks } = asked({ since: 0, until: 24 * 60 * MINUTE });
  const { attend } = askAttendant(hub);
  attend(room);
  await vi.advanceTimersByTimeAsync(MINUTE);
  room.ask = { ...ask, over: 'withdrawn' };
  attend(room);
  room.ask = ask;
  attend(room);
  await vi.advanceTimersByTimeAsync(MINUTE - 100);
  expect(looks).toEqual([]);
  await vi.advanceTimersByTimeAsync(110);
  expect(looks).toHaveLength(1);
});

test('a table that was forgotten meanwhile is left alone', async () => {
  const { hub, room, heard } = asked({ since: 0, until: 2 * MINUTE });
  askAttendant(hub).attend(room);
  hub.rooms.delete('T');
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(heard).toEqual([]);
});

test('what ended while nobody looked is noted at once, by a timer that is never set into the past', async () => {
  const { hub, room, heard } = asked({ since: 0, until: 2 * MINUTE });
  vi.setSystemTime(60 * MINUTE);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  askAttendant(hub).attend(room);
  expect(waits.mock.calls.map(([, ms]) => ms)).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([{ type: 'asked', table: 'T', ask: null }]);
});

test('an end that cannot be noted is told to the log, unless the table was set aside', async () => {
  for (const [error, logged] of [
    [new Error('gone'), 1],
    [new Refused('table-failed', 'It rests.', 503), 0],
  ] as const) {
    const { hub, room } = asked({ since: 0, until: 2 * MINUTE });
    const warn = vi.fn();
    Object.assign(hub, { log: { warn }, db: { all: () => Promise.reject(error) } });
    vi.setSystemTime(2 * MINUTE);
    const { attend } = askAttendant(hub);
    for (const times of [1, 2]) {
      attend(room);
      await vi.advanceTimersByTimeAsync(10);
      expect(warn).toHaveBeenCalledTimes(times * logged);
    }
    vi.setSystemTime(0);
  }
});
