import { toyGame } from '@ennead/kernel/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '../refused.ts';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';
import { clockAttendant } from './clock-attendant.ts';
import type { Hub } from './hub.ts';
import { beginPlay } from './play.ts';
import { roomFrom } from './room.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a clock that cannot be looked at is told to the log, unless the table was set aside', async () => {
  vi.useFakeTimers({ now: 0 });
  const game = toyGame as unknown as AnyGame;
  const clock = { kind: 'live', bank: 10, increment: 0 } as const;
  const info = { ...bareTable(game, 2, 'T'), status: 'playing', clock, started: 0 } as const;
  const room = roomFrom({ info, ask: null, origin: null }, beginPlay(game, info, 'a seed'), 0);
  for (const [error, logged] of [
    [new Error('gone'), 1],
    [new Refused('table-failed', 'It rests.', 503), 0],
  ] as const) {
    const loading = Promise.reject(error);
    loading.catch(() => {});
    const warn = vi.fn();
    const hub = { rooms: new Map([['T', loading]]), now: () => Date.now(), log: { warn } };
    vi.setSystemTime(0);
    clockAttendant(hub as unknown as Hub).attend(room);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(warn).toHaveBeenCalledTimes(logged);
  }
});
