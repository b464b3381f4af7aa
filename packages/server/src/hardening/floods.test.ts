import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { roomOf } from '../play/hub.ts';
import { channelsOf } from '../play/room.ts';
import { enter, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let now = Date.now();
const running: TestServer[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
});

async function start(limits: Partial<Limits> = {}): Promise<void> {
  server = await startServer({ now: () => now, config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
  running.push(server);
}

async function open(from = '198.51.100.1'): Promise<WebSocket> {
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/socket`, {
    headers: { 'x-forwarded-for': from },
  });
  await once(ws, 'open');
  return ws;
}

/** The status that a socket is refused with; undefined where it is opened. */
async function refusedWith(from?: string): Promise<number | undefined> {
  const message = await open(from).then(
    (ws) => ws.terminate(),
    (error: Error) => error.message,
  );
  return message === undefined ? undefined : Number(/\d{3}/.exec(message)?.[0]);
}

/** The close code of a socket on which something is done again and again. */
async function closedBy(ws: WebSocket, times: number, something: () => void): Promise<number> {
  const closed = once(ws, 'close', { signal: AbortSignal.timeout(20_000) });
  for (let i = 0; i < times; i++) something();
  return (await closed)[0];
}

test('pings, pongs and what is no text count like messages, and whoever floods with them is cut off', async () => {
  await start({ messagesPerSecond: 5 });
  const kinds: ((ws: WebSocket) => void)[] = [
    (ws) => ws.ping(),
    (ws) => ws.pong(),
    (ws) => ws.send(Buffer.from('x')),
    (ws) => ws.send('{"type":"ping"}'),
  ];
  for (const send of kinds) {
    const ws = await open();
    expect(await closedBy(ws, 5 + 200 + 1, () => send(ws))).toBe(1008);
  }
});

test('a ping is answered with what it held', async () => {
  await start();
  const ws = await open();
  const answered = once(ws, 'pong');
  ws.ping('are you there?');
  expect(String((await answered)[0])).toBe('are you there?');
  ws.terminate();
});

test('who sends pings and does not read is cut off like any slow reader', async () => {
  await start({ backlogBytes: 1000 });
  const streams: import('node:net').Socket[] = [];
  server.app.server.on('connection', (stream) => streams.push(stream));
  const ws = await open();
  for (const stream of streams) stream.cork();
  expect(await closedBy(ws, 10, () => ws.ping('x'.repeat(120)))).toBe(1006);
});

test('a message comes in few parts', async () => {
  await start();
  const ws = await open();
  expect(await closedBy(ws, 33, () => ws.send('', { fin: false }))).toBe(1008);
});

test('sockets that are opened are counted by the minute, those that were cut off many times over', async () => {
  await start({ requestsPerMinute: 120, messagesPerSecond: 1 });
  const ws = await open();
  expect(await closedBy(ws, 202, () => ws.ping())).toBe(1008);
  for (let i = 0; i < 59; i++) expect(await refusedWith()).toBeUndefined();
  expect(await refusedWith()).toBe(429);
  expect(await refusedWith('198.51.100.2')).toBeUndefined();
  now += 500;
  expect(await refusedWith()).toBeUndefined();
});

test('who closes a socket and opens another goes on with what its network has left', async () => {
  await start({ messagesPerSecondOfNetwork: 3 });
  const first = await open();
  const answers: unknown[] = [];
  const heard = (ws: WebSocket) => ws.on('pong', (data) => answers.push(String(data)));
  heard(first);
  for (const each of ['1', '2', '3']) first.ping(each);
  await expect.poll(() => answers).toEqual(['1', '2', '3']);
  const left = once(first, 'close');
  first.close();
  await left;
  const second = await open();
  heard(second);
  second.send('{"type":"ping"}');
  const [said] = await once(second, 'message', { signal: AbortSignal.timeout(60_000) });
  const all = [String(said)];
  second.on('message', (data) => all.push(String(data)));
  await expect.poll(() => all.join()).toContain('too-fast');
  second.terminate();
});

test('what watches over the server asks, and sends nothing', async () => {
  await start({ requestsPerMinute: 1 });
  const health = async (method: string) => (await fetch(`${server.url}/healthz`, { method })).status;
  expect([await health('GET'), await health('GET'), await health('GET')]).toEqual([200, 200, 200]);
  expect(await health('POST')).toBe(404);
  expect(await health('POST')).toBe(429);
});

test('who is told more in one go than may wait for a slow reader is cut off at once', async () => {
  await start({ backlogBytes: 100_000 });
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const ws = await open();
  ws.send(JSON.stringify({ type: 'watch', table: id, seat: null }));
  const room = await roomOf(server.hub, id);
  await expect.poll(() => channelsOf(room)).toHaveLength(1);
  const [channel] = channelsOf(room);
  expect(await closedBy(ws, 1, () => channel?.send('x'.repeat(100_001)))).toBe(1006);
});
