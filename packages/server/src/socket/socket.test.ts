import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { connect, enter } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestOptions, type TestServer } from '../testing/server.ts';

const HEARTBEAT = 30_000;
/** So many refusals in a row are borne. */
const BORNE = 2000;

let server: TestServer;
const running: TestServer[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
  vi.useRealTimers();
});

const start = async (limits: Partial<Limits> = {}, more: TestOptions = {}) => {
  server = await startServer({ ...more, config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
  running.push(server);
};

const addressOf = (path = '/api/v1/socket') => `${server.url.replace('http', 'ws')}${path}`;

/** What a socket that is not let in is answered. */
async function refusal(path?: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const ws = new WebSocket(addressOf(path), { headers });
  ws.on('error', () => {});
  const [, response] = await once(ws, 'unexpected-response');
  ws.terminate();
  return response.statusCode;
}

test('a socket that neither answers nor says anything is cut off after two heartbeats, and no other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await start();
  const [dead, talking] = [1, 2].map(() => new WebSocket(addressOf(), { autoPong: false }));
  const answering = new WebSocket(addressOf());
  if (dead === undefined || talking === undefined) throw new Error('two were opened');
  const all = [dead, talking, answering];
  await Promise.all(all.map((ws) => once(ws, 'open')));
  const asked = () => Promise.all(all.map((ws) => once(ws, 'ping')));
  vi.advanceTimersByTime(HEARTBEAT - 1);
  const first = asked();
  vi.advanceTimersByTime(1);
  await first;
  talking.send(JSON.stringify({ type: 'ping' }));
  await once(talking, 'message');
  // Whatever is answered after its pong shows that the pong was read.
  answering.ping();
  await once(answering, 'pong');
  const closed = once(dead, 'close');
  vi.advanceTimersByTime(HEARTBEAT);
  expect((await closed)[0]).toBe(1006);
  expect([talking.readyState, answering.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
});

test('what is no text is refused', async () => {
  await start();
  const ws = new WebSocket(addressOf());
  const said: unknown[] = [];
  ws.on('message', (data) => said.push(JSON.parse(String(data))));
  await once(ws, 'open');
  ws.send(Buffer.from('{"type":"ping"}'));
  await expect.poll(() => said).toMatchObject([{ type: 'hello' }, { type: 'refused', code: 'bad-message' }]);
});

test('who goes on and on after refusals is cut off; one message in time makes up for all before it', async () => {
  let now = Date.now();
  await start({ messagesPerSecond: 1 }, { now: () => now });
  const socket = await connect(server.url);
  const flood = (count: number) => {
    for (let i = 0; i < count; i++) socket.send({ type: 'ping' });
  };
  const refused = () => socket.received.filter(({ type }) => type === 'refused').length;
  flood(1 + BORNE);
  await expect.poll(refused).toBe(BORNE);
  expect(socket.received.at(-1)).toMatchObject({ id: null, code: 'too-fast', retryAfter: 1 });
  now += 1000;
  flood(1 + BORNE);
  await expect.poll(refused).toBe(2 * BORNE);
  flood(1);
  expect(await socket.closed).toBe(1008);
  expect(refused()).toBe(2 * BORNE);
});

test('a refusal names the call it answers', async () => {
  await start({ messagesPerSecond: 1 }, { now: () => 1_000_000_000 });
  const socket = await connect(server.url);
  socket.send({ type: 'ping' });
  const call = { type: 'react', table: 'a-table-of-nobody', reaction: 'hello' } as const;
  expect(await socket.call(call, 'my-call')).toMatchObject({ id: 'my-call', code: 'too-fast' });
});

test('a socket at another address, from another site or with a wrong key is not let in, and takes no place', async () => {
  await start({ socketsOfNetwork: 1 });
  expect(await refusal('/api/v1/other')).toBe(404);
  expect(await refusal(undefined, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await refusal(undefined, { authorization: 'Bearer wrong' })).toBe(401);
  const socket = await connect(server.url, { origin: server.url });
  expect(await refusal()).toBe(429);
  await socket.close();
  await expect.poll(() => connect(server.url).catch(() => null)).not.toBeNull();
});

test('where the database does not say who somebody is, they are told to come back', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  let isGone = false;
  const all: Database['all'] = async (sql, values) => {
    if (isGone) throw new StorageError('storage-failed', new Error('gone'));
    return db.all(sql, values);
  };
  await start({}, { db: { ...db, all } });
  const { key } = await enter(server.url, 'Anna');
  isGone = true;
  expect(await refusal(undefined, { authorization: `Bearer ${key}` })).toBe(503);
  isGone = false;
});

test('a server that stops says so to every socket', async () => {
  await start();
  const sockets = [await connect(server.url), await connect(server.url)];
  await running.pop()?.close();
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1001, 1001]);
});
