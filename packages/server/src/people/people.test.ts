import type { Entered, Me } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../random.ts';
import { browser as browserAt } from '../testing/browser.ts';
import { connect, enter } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const browser = () => browserAt(server.url);

test('a name is enough to enter, and the session is in a cookie that scripts cannot read', async () => {
  const ask = browser();
  const { status, set, body } = await ask<Entered>('POST', '/people', { name: '  Anna ' });
  expect(status).toBe(200);
  expect(body.person.name).toBe('Anna');
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/SameSite=Lax/);
  expect((await ask<Me>('GET', '/me')).body.person).toEqual(body.person);
});

test('the private link opens the same account on another device', async () => {
  const { body } = await browser()<Entered>('POST', '/people', { name: 'Anna' });
  expect(body.link).toBe(`${server.url}/enter#${body.key}`);
  const phone = browser();
  expect((await phone<Me>('POST', '/sessions', { key: body.key })).body.person).toEqual(body.person);
  expect((await phone<Me>('GET', '/me')).body.person).toEqual(body.person);
  expect((await phone('POST', '/sessions', { key: 'x'.repeat(32) })).status).toBe(401);
});

test('a new link ends the old one; leaving ends the session', async () => {
  const ask = browser();
  const first = (await ask<Entered>('POST', '/people', { name: 'Anna' })).body;
  const second = (await ask<Entered>('POST', '/me/link')).body;
  expect((await browser()('POST', '/sessions', { key: first.key })).status).toBe(401);
  expect((await browser()('POST', '/sessions', { key: second.key })).status).toBe(200);
  const kept = (await ask('GET', '/me')).cookie;
  await ask('DELETE', '/sessions');
  const response = await fetch(`${server.url}/api/v1/me`, { headers: { cookie: kept } });
  expect(((await response.json()) as Me).person).toBeNull();
});

test('leaving closes the sockets of that browser, and a new link those of the old key; others stay', async () => {
  const laptop = browser();
  const { body } = await laptop<Entered>('POST', '/people', { name: 'Anna' });
  const phone = browser();
  await phone('POST', '/sessions', { key: body.key });
  const cookieOf = async (ask: typeof laptop) => (await ask('GET', '/me')).cookie;
  const open = async (ask: typeof laptop) =>
    connect(server.url, { cookie: await cookieOf(ask), origin: server.url });
  const [first, second, onPhone] = [await open(laptop), await open(laptop), await open(phone)];
  const program = await connect(server.url, { authorization: `Bearer ${body.key}` });

  await laptop('DELETE', '/sessions');
  expect(await Promise.all([first.closed, second.closed])).toEqual([4401, 4401]);
  for (const socket of [onPhone, program]) {
    socket.send({ type: 'ping' });
    await socket.next('pong');
  }
  await phone('POST', '/me/link');
  expect(await program.closed).toBe(4401);
  onPhone.send({ type: 'ping' });
  await onPhone.next('pong');
});

test('an account is claimed with a password, which is kept only as scrypt', async () => {
  const ask = browser();
  const { body } = await ask<Entered>('POST', '/people', { name: 'Anna' });
  const claim = { login: 'Anna.K', password: 'correct horse battery' };
  expect((await ask<Me>('POST', '/me/password', claim)).body.hasPassword).toBe(true);
  const elsewhere = browser();
  const log = (password: string) =>
    elsewhere<Me>('POST', '/sessions/password', { login: 'anna.k', password });
  expect((await log('wrong horse battery')).status).toBe(401);
  expect((await log(claim.password)).body.person).toEqual(body.person);
  const other = browser();
  await other('POST', '/people', { name: 'Ben' });
  expect((await other('POST', '/me/password', { ...claim, login: 'ANNA.k' })).body).toMatchObject({
    code: 'login-taken',
  });
  const [row] = await server.db.all<{ password: string }>('SELECT password FROM people WHERE id = ?', [
    body.person.id,
  ]);
  expect(row?.password).toMatch(/^scrypt\$/);
});

test('tokens are kept only as hashes', async () => {
  const { body, cookie } = await browser()<Entered>('POST', '/people', { name: 'Anna' });
  const session = cookie.split('=')[1] ?? '';
  const kept = JSON.stringify(await server.db.all('SELECT * FROM tokens'));
  expect(kept).not.toContain(body.key);
  expect(kept).not.toContain(session);
  expect(kept).toContain(hashOf(body.key));
});

test('pages of other sites cannot act with our cookie, over HTTP or over the socket', async () => {
  const own = browser();
  const { cookie } = await own('POST', '/people', { name: 'Anna' });
  const post = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/v1/me/link`, { method: 'POST', headers: { cookie, ...headers } });
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ origin: server.url })).status).toBe(200);
  await expect(connect(server.url, { cookie, origin: 'https://evil.example' })).rejects.toThrow('403');
  const socket = await connect(server.url, { cookie, origin: server.url });
  expect(await socket.next('hello')).toMatchObject({ person: { name: 'Anna' } });
});

test('names and bodies that are not sound are refused', async () => {
  const ask = browser();
  for (const body of [
    {},
    { name: '' },
    { name: '  ' },
    { name: 'x'.repeat(41) },
    { name: 'a\u0000b' },
    { name: 1 },
    { name: 'a', admin: true },
    [],
  ])
    expect((await ask('POST', '/people', body)).status).toBe(400);
  const anna = await enter(server.url, 'Anna');
  expect((await anna.api('POST', '/tables', { game: 'toy' })).status).toBe(400);
});
