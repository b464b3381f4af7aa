import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** Nobody comes through a proxy here. */
const start = async (limits: Partial<Limits>) => {
  server = await startServer({
    config: { limits: { ...DEFAULT_LIMITS, ...limits }, isProxy: () => false },
  });
};

async function dial(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const HEAD =
  'POST /api/v1/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n';

/** Sends a letter now and then until the server has had enough; says how it was answered. */
async function drip(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  const timer = setInterval(() => socket.write('x'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return answer;
}

test('a body that comes in drops is cut off', async () => {
  await start({ requestSeconds: 1 });
  const socket = await dial();
  socket.write(`${HEAD}\r\n`);
  expect(await drip(socket)).toContain('408');
});

test('headers that come in drops are cut off', async () => {
  await start({ headerSeconds: 1 });
  const socket = await dial();
  socket.write(`${HEAD}X-Slow: `);
  expect(await drip(socket)).toContain('408');
});

test('connections of one network are counted', async () => {
  await start({ connectionsOfNetwork: 3 });
  const held = [await dial(), await dial(), await dial()];
  const refused = await dial();
  if (!refused.destroyed) await new Promise((resolve) => refused.once('close', resolve));
  held[0]?.destroy();
  await expect.poll(async () => (await fetch(`${server.url}/healthz`).catch(() => null))?.status).toBe(200);
});

test('requests of one network that are under way are counted', async () => {
  await start({ requestsAtOnce: 2 });
  const slow = [await dial(), await dial()];
  for (const socket of slow) socket.write(`${HEAD}\r\n`);
  const ask = async () => (await fetch(`${server.url}/api/v1/games`)).status;
  await expect.poll(ask).toBe(429);
  for (const socket of slow) socket.destroy();
  await expect.poll(ask).toBe(200);
});
