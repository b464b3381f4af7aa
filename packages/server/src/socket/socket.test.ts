import { once } from 'node:events';
import { connect as dial, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { roomOf } from '../play/hub.ts';
import { channelsOf } from '../play/room.ts';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { connect, enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestOptions, type TestServer } from '../testing/server.ts';

const HEARTBEAT = 30_000;
/** So many refusals are borne, and so many more every second. */
const BORNE = { most: 200, perSecond: 20 };

const KB = 1024;

let server: TestServer;
const running: TestServer[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
  vi.useRealTimers();
});

const start = async (limits: Partial<Limits> = {}, more: TestOptions = {}) => {
  server = await startServer({
    ...more,
    config: { ...more.config, limits: { ...DEFAULT_LIMITS, ...limits } },
  });
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

/** The two ends of a connection that asks for a socket in so many words, and never ends by itself. */
async function asking(headers: Record<string, string> = {}): Promise<{ near: Socket; far: Socket }> {
  const accepted = once(server.app.server, 'connection');
  const near = dial({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
  near.on('error', () => {});
  const lines = {
    Host: new URL(server.url).host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  near.write(`GET /api/v1/socket HTTP/1.1\r\n${head.join('')}\r\n`);
  return { near, far: (await accepted)[0] };
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

test('who goes on and on after refusals is cut off; time makes up for some of them', async () => {
  let now = Date.now();
  await start({ messagesPerSecond: 1 }, { now: () => now });
  const socket = await connect(server.url);
  const flood = (count: number) => {
    for (let i = 0; i < count; i++) socket.send({ type: 'ping' });
  };
  const refused = () => socket.received.filter(({ type }) => type === 'refused').length;
  flood(1 + BORNE.most);
  await expect.poll(refused).toBe(BORNE.most);
  expect(socket.received.at(-1)).toMatchObject({ id: null, code: 'too-fast', retryAfter: 1 });
  now += 1000;
  flood(1 + BORNE.perSecond);
  await expect.poll(refused).toBe(BORNE.most + BORNE.perSecond);
  flood(1);
  expect(await socket.closed).toBe(1008);
  expect(refused()).toBe(BORNE.most + BORNE.perSecond);
});

test('messages are counted for all sockets of a network together', async () => {
  await start({ messagesPerSecondOfNetwork: 3 }, { now: () => 1_000_000_000 });
  const [one, two] = [await connect(server.url), await connect(server.url)];
  for (const socket of [one, two, one]) {
    socket.send({ type: 'ping' });
    await socket.next('pong');
  }
  two.send({ type: 'ping' });
  expect(await two.next('refused')).toMatchObject({ code: 'too-fast', retryAfter: 1 });
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

test('who is not let in is cut off, even if they would stay on the line', async () => {
  await start();
  const { near, far } = await asking({ Authorization: 'Bearer wrong' });
  const cut = once(far, 'close');
  expect(String((await once(near, 'data'))[0])).toMatch(/^HTTP\/1.1 401 /);
  await cut;
  near.destroy();
});

test('who hangs up before it is known who they are harms nobody, and takes no place', async () => {
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', note);
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let isSlow = false;
  const all: Database['all'] = async (sql, values) => {
    if (isSlow) {
      asked.resolve();
      await goOn.promise;
    }
    return db.all(sql, values);
  };
  await start({ socketsOfNetwork: 1 }, { db: { ...db, all } });
  const { key } = await enter(server.url, 'Anna');
  isSlow = true;
  const { near, far } = await asking({ Authorization: `Bearer ${key}` });
  await asked.promise;
  expect(await refusal()).toBe(429);
  const gone = new Promise((resolve) => far.once('close', resolve));
  near.resetAndDestroy();
  await gone;
  isSlow = false;
  goOn.resolve();
  const socket = await connect(server.url);
  expect(await socket.next('hello')).toMatchObject({ person: null });
  process.off('uncaughtException', note);
  expect(thrown).toEqual([]);
});

test('what fails while somebody is let in is logged, and they are told that the server is to blame', async () => {
  let isBroken = false;
  const isProxy = () => {
    if (isBroken) throw new Error('no proxy can be told');
    return true;
  };
  await start({}, { config: { isProxy } });
  server.app.server.on('connection', () => {
    isBroken = true;
  });
  const warned = vi.spyOn(server.hub.log, 'warn');
  expect(await refusal()).toBe(500);
  expect(warned).toHaveBeenCalledWith({ error: 'Error: no proxy can be told' }, 'upgrade failed');
});

test('a network whose sockets do not read all that waits for them loses those with most of it', async () => {
  await start({ backlogBytesOfNetwork: 150 * KB, backlogBytes: 110 * KB });
  const anna = await enter(server.url, 'Anna');
  const { id: table } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const streams: Socket[] = [];
  server.app.server.on('connection', (stream) => streams.push(stream));
  const sockets = [await connect(server.url), await connect(server.url), await connect(server.url)];
  for (const socket of sockets) {
    socket.send({ type: 'watch', table });
    await socket.next('presence');
  }
  // What is corked waits as for a reader that does not read.
  for (const stream of streams) stream.cork();
  const channels = channelsOf(await roomOf(server.hub, table));
  const tell = async (which: number, kilobytes: number) => {
    channels[which]?.send('x'.repeat(kilobytes * KB));
    await new Promise((resolve) => setImmediate(resolve));
  };
  const open = () => channels.filter(({ room }) => room !== null).length;
  await tell(0, 100);
  await tell(1, 60);
  await tell(1, 1);
  expect(open()).toBe(3);
  await tell(0, 1);
  await expect.poll(open).toBe(2);
  await tell(2, 60);
  await tell(2, 60);
  await expect.poll(open).toBe(1);
  expect(await Promise.all([sockets[0]?.closed, sockets[2]?.closed])).toEqual([1006, 1006]);
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

test('a server that stops waits for no socket that does not take leave', async () => {
  await start();
  const { near } = await asking();
  await once(near, 'data');
  await running.pop()?.close();
  near.destroy();
});
