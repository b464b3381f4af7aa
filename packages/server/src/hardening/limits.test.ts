import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { connect, enter, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const start = async (limits: Partial<Limits>) => {
  server = await startServer({ config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
};

test('too many requests from one address are refused with 429', async () => {
  await start({ requestsPerMinute: 5 });
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push((await fetch(`${server.url}/api/v1/games`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test('who asks too fast is told what and for how long, and the server can still be watched', async () => {
  await start({ requestsPerMinute: 2 });
  for (let i = 0; i < 2; i++) await fetch(`${server.url}/api/v1/games`);
  const response = await fetch(`${server.url}/api/v1/games`, { method: 'POST', body: 'x'.repeat(1000) });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await response.json()).toEqual({
    code: 'too-fast',
    message: 'Too many requests from your network; try again in 30 seconds.',
    retryAfter: 30,
  });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('ennead_refusals_total{code="too-fast"} 1');
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
  expect((await fetch(`${server.url}/api/v1/games`, { headers: elsewhere })).status).toBe(200);
});

test('passwords cannot be tried without end', async () => {
  await start({ passwordsPerMinute: 2 });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) {
    const response = await fetch(`${server.url}/api/v1/sessions/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'anna', password: 'guess' }),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([401, 401, 429, 429]);
});

test('too many messages on a socket are refused, and it works again later', async () => {
  await start({ messagesPerSecond: 20 });
  const socket = await connect(server.url);
  for (let i = 0; i < 40; i++) socket.send({ type: 'ping' });
  expect(await socket.next('refused')).toMatchObject({ code: 'too-fast' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const before = socket.received.filter(({ type }) => type === 'pong').length;
  socket.send({ type: 'ping' });
  await expect.poll(() => socket.received.filter(({ type }) => type === 'pong').length).toBe(before + 1);
});

test('a message that is too long ends the socket, and only that one', async () => {
  await start({ messageBytes: 1000 });
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const good = await anna.connect();
  const bad = await anna.connect();
  bad.send('x'.repeat(2000));
  good.send({ type: 'watch', table: table.id });
  expect(await good.next('fresh')).toMatchObject({ seat: 0 });
});

test('sockets of one address and tables of one socket are counted', async () => {
  await start({ socketsOfNetwork: 2, watchesOfSocket: 1 });
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const one = await anna.connect();
  await anna.connect();
  await expect(anna.connect()).rejects.toThrow('429');
  one.send({ type: 'watch', table: table.id, seat: 0 });
  await one.next('fresh');
  one.send({ type: 'watch', table: table.id, seat: 1 });
  expect(await one.next('refused')).toMatchObject({ code: 'too-many-tables' });
});

test('the page may load nothing from elsewhere and run no inline script', async () => {
  await start({});
  const { headers } = await fetch(`${server.url}/healthz`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('metrics are for this machine; behind a proxy they are not there', async () => {
  await start({});
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('ennead_moves_total');
  const forwarded = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(forwarded.status).toBe(404);
});

test('a body is measured before anything is made of it', async () => {
  await start({});
  const refusal = async (body: string) => {
    const answer = await fetch(`${server.url}/api/v1/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: answer.status, ...((await answer.json()) as { code: string; message: string }) };
  };
  const deep = (levels: number) => `{"name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  expect(await refusal(deep(13))).toMatchObject({
    status: 400,
    code: 'bad-request',
    message: expect.stringContaining('at most 12 levels deep'),
  });
  expect((await refusal(deep(12))).message).not.toContain('levels');
  expect((await refusal(JSON.stringify({ name: 'x'.repeat(16_001) }))).message).toContain('at most 16000');
  expect((await refusal(JSON.stringify({ name: 'x'.repeat(16_000) }))).message).not.toContain('16000');
});
