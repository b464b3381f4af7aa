import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { inWords } from '../in-words.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { admission } from './admission.ts';

let server: Server;
const refusals: string[] = [];
afterEach(() => {
  server.closeAllConnections();
  server.close();
  refusals.length = 0;
});

/** Where requests come in, with nothing behind it but this. */
async function admit(limits: Partial<Limits>, handle: RequestListener, isProxied = false): Promise<string> {
  const config = {
    ...readConfig({}),
    limits: { ...DEFAULT_LIMITS, ...limits },
    isProxy: (address: string) => isProxied && address.includes('127.0.0.1'),
  };
  const factory = admission({ config, turns: async () => {}, refused: (code) => refusals.push(code) });
  server = factory(handle, {}) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answer: RequestListener = (_request, response) => response.end('yes');

test('a network has so many connections at a time, and as many again when they are closed; a proxy as many as it likes', async () => {
  const open = async (url: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const { promise, resolve } = Promise.withResolvers<boolean>();
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    return { socket, isServed: await promise };
  };
  const url = await admit({ connectionsOfNetwork: 2 }, answer);
  const all = [await open(url), await open(url), await open(url)];
  expect(all.map(({ isServed }) => isServed)).toEqual([true, true, false]);
  const gone = once(all[0]?.socket as Socket, 'close');
  all[0]?.socket.end();
  await gone;
  expect((await open(url)).isServed).toBe(true);
  expect((await open(url)).isServed).toBe(false);
  server.closeAllConnections();
  server.close();

  const proxied = await admit({ connectionsOfNetwork: 2 }, answer, true);
  const many = [await open(proxied), await open(proxied), await open(proxied)];
  expect(many.every(({ isServed }) => isServed)).toBe(true);
});

test('so many requests of a network are answered at once; the next is refused at once and may come again', async () => {
  const held: ServerResponse[] = [];
  const url = await admit({ requestsAtOnce: 2 }, (_request, response) => held.push(response), true);
  const ask = (from: string) => fetch(url, { headers: { 'x-forwarded-for': from } });
  const first = [ask('203.0.113.1'), ask('203.0.113.1')];
  await expect.poll(() => held.length).toBe(2);
  const refused = await ask('203.0.113.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(refused.headers.get('content-type')).toContain('application/json');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toMatchObject({ code: 'too-fast', retryAfter: 1 });
  expect(refusals).toEqual(['too-fast']);
  const other = ask('203.0.113.2');
  await expect.poll(() => held.length).toBe(3);
  for (const response of held) response.end('yes');
  for (const each of [...first, other]) await (await each).text();
  const again = ask('203.0.113.1');
  await expect.poll(() => held.length).toBe(4);
  held[3]?.end('yes');
  expect((await again).status).toBe(200);
});

test('whoever asked for too much in a minute is refused late and told when to come back; what watches over the server is not', async () => {
  const url = await admit({ requestsPerMinute: 1 }, answer);
  const ask = async (path: string) => (await fetch(url + path)).status;
  expect(await ask('/')).toBe(200);
  const began = performance.now();
  const refused = await fetch(url);
  expect(performance.now() - began).toBeGreaterThan(450);
  expect(refused.status).toBe(429);
  const { message, retryAfter } = (await refused.json()) as { message: string; retryAfter: number };
  expect(message).toBe(`Too many requests from your network; try again in ${inWords(retryAfter)}.`);
  expect(retryAfter).toBeGreaterThan(20);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect([await ask('/healthz'), await ask('/metrics')]).toEqual([200, 200]);
});
