import type { TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ann, bo, playedBy, sitting, tableInfo } from '../../testing/table-info.ts';
import { remoteSource } from './remote-source.ts';

const info = tableInfo({
  seats: [sitting(ann), playedBy('hard')],
  status: 'finished',
  finished: 1,
});

/** What was asked of the server, and the table it opens for another game. */
let asked: string[];
let next: TableInfo;

class SilentSocket {
  static readonly OPEN = 1;
  readonly readyState = 0;
  send() {}
  close() {}
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('location', new URL('https://ennead.example/table/table-01'));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return Promise.resolve(new Response(JSON.stringify(next)));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function playAgain(seats: TableInfo['seats'], status: TableInfo['status'] = 'open') {
  next = { ...info, id: 'table-02', status, seats };
  const source = remoteSource(info, ann);
  const answer = await source.seating?.rematch();
  source.close();
  expect(answer).toEqual({ ok: true, value: 'table-02' });
  return asked;
}

const REMATCH = 'POST /api/v1/tables/table-01/rematch';
const START = 'POST /api/v1/tables/table-02/start';

test('another game against bots begins at once', async () => {
  expect(await playAgain([sitting(ann), playedBy('hard')])).toEqual([REMATCH, START]);
});

test('another game with people waits until they have come', async () => {
  expect(await playAgain([sitting(ann), sitting(bo)])).toEqual([REMATCH]);
  asked = [];
  const empty = { ...playedBy('hard'), bot: null };
  expect(await playAgain([sitting(ann), empty])).toEqual([REMATCH]);
});

test('another game that has begun already is not begun again', async () => {
  expect(await playAgain([sitting(ann), playedBy('hard')], 'playing')).toEqual([REMATCH]);
});
