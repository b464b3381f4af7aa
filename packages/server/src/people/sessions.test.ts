import type { Entered, Me, SessionInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser } from '../testing/browser.ts';
import { connect } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY, MINUTE } from '../time.ts';
import { deviceOf } from './device.ts';
import { isKnownOrigin } from './store.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await startServer({ now: () => now });
});
afterAll(() => server.close());

type Sessions = { sessions: SessionInfo[] };

/** Anna on a laptop and, by her link, on a phone. */
async function onTwoDevices() {
  const laptop = browser(server.url);
  const { body } = await laptop<Entered>('POST', '/people', { name: 'Anna' });
  const phone = browser(server.url);
  await phone('POST', '/sessions', { key: body.key });
  return { laptop, phone, key: body.key };
}

const whoIs = async (ask: ReturnType<typeof browser>) => (await ask<Me>('GET', '/me')).body.person?.name;

test('the cookie lasts for ninety days, and whoever looks in gets them anew', async () => {
  const ask = browser(server.url);
  const { set } = await ask('POST', '/people', { name: 'Anna' });
  expect(set).toMatch(/Max-Age=7776000;/);
  expect((await ask('GET', '/me')).set).toMatch(/Max-Age=7776000;/);
});

test('a session that is not used for ninety days ends, one that is used does not', async () => {
  const { laptop, phone } = await onTwoDevices();
  for (const days of [60, 60, 60]) {
    now += days * DAY;
    expect(await whoIs(laptop)).toBe('Anna');
    await expect
      .poll(async () => (await laptop<Sessions>('GET', '/me/sessions')).body.sessions[0]?.seen)
      .toBe(now);
  }
  expect(await whoIs(phone)).toBeUndefined();
});

test('sessions are seen and ended, one or all others, and their sockets close', async () => {
  const { laptop, phone } = await onTwoDevices();
  const list = async () => (await laptop<Sessions>('GET', '/me/sessions')).body.sessions;
  expect((await list()).map(({ current }) => current).sort()).toEqual([false, true]);
  const { cookie } = await phone('GET', '/me');
  const socket = await connect(server.url, { cookie, origin: server.url });
  const other = (await list()).find(({ current }) => !current)?.id;
  expect((await laptop('DELETE', '/me/sessions/nobody-has-this')).status).toBe(404);
  await laptop('DELETE', `/me/sessions/${other}`);
  expect(await socket.closed).toBe(4401);
  expect([await whoIs(laptop), await whoIs(phone)]).toEqual(['Anna', undefined]);

  const second = await onTwoDevices();
  expect((await second.laptop('DELETE', `/me/sessions/${(await list())[0]?.id}`)).status).toBe(404);
  await second.laptop('DELETE', '/me/sessions');
  expect([await whoIs(second.laptop), await whoIs(second.phone)]).toEqual(['Anna', undefined]);
});

test('a new link and a new password end all other sessions', async () => {
  for (const [path, body] of [
    ['/me/link', undefined],
    ['/me/password', { login: `anna-${now}`, password: 'correct horse battery' }],
  ] as const) {
    const { laptop, phone } = await onTwoDevices();
    expect((await laptop('POST', path, body)).status).toBe(200);
    expect([await whoIs(laptop), await whoIs(phone)]).toEqual(['Anna', undefined]);
  }
});

test('ways in are changed only by who has just shown an old one', async () => {
  const { laptop, key } = await onTwoDevices();
  const claim = { login: 'proof', password: 'correct horse battery' };
  await laptop('POST', '/me/password', claim);
  now += 11 * MINUTE;
  for (const [method, path] of [
    ['POST', '/me/link'],
    ['POST', '/me/password'],
    ['POST', '/me/passkeys/question'],
    ['DELETE', '/me/passkeys/some-passkey'],
  ] as const)
    expect((await laptop(method, path, path === '/me/password' ? claim : undefined)).body).toMatchObject({
      code: 'proof-needed',
    });
  const byKey = await fetch(`${server.url}/api/v1/me/link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
  expect(byKey.status).toBe(403);
  expect((await laptop('POST', '/me/proof', { password: 'wrong' })).status).toBe(401);
  expect((await laptop('POST', '/me/link')).status).toBe(403);
  expect((await laptop('POST', '/me/proof', { password: claim.password })).status).toBe(200);
  now += 10 * MINUTE;
  expect((await laptop('POST', '/me/link')).status).toBe(200);
  now += 1;
  expect((await laptop('POST', '/me/link')).status).toBe(403);
});

test('who guesses a password locks out their own network and all strange ones, not that of the owner', async () => {
  const owner = browser(server.url);
  await owner('POST', '/people', { name: 'Anna' });
  await owner('POST', '/me/password', { login: 'wanted', password: 'correct horse battery' });
  const logIn = async (password: string, from: string) => {
    const response = await fetch(`${server.url}/api/v1/sessions/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ login: 'wanted', password }),
    });
    return response.status;
  };
  const tries: number[] = [];
  for (let i = 0; i < 6; i++) tries.push(await logIn('a guess', '203.0.113.1'));
  expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await logIn('correct horse battery', '127.0.0.1')).toBe(200);
});

test('a device is called by its browser and system', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  expect(deviceOf(windows)).toBe('Chrome, Windows');
  expect(deviceOf(`${windows} Edg/130.0`)).toBe('Edge, Windows');
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari, iPhone',
  );
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe(
    'Firefox, Linux',
  );
  expect([deviceOf(undefined), deviceOf('curl/8')]).toEqual(['', '']);
});

test('who has just set a password has shown who they are, however old the session is', async () => {
  const { laptop } = await onTwoDevices();
  now += 11 * MINUTE;
  const claim = { login: 'just-now', password: 'correct horse battery' };
  expect((await laptop('POST', '/me/password', claim)).status).toBe(200);
  expect((await laptop('POST', '/me/link')).status).toBe(200);
});

test('a session knows its device and network, and that it is used is noted every ten minutes', async () => {
  const entered = await fetch(`${server.url}/api/v1/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox/130.0 (X11; Linux)' },
    body: '{"name":"Anna"}',
  });
  const { person, key } = (await entered.json()) as Entered;
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seen = async () => {
    const { sessions } = (await (
      await fetch(`${server.url}/api/v1/me/sessions`, { headers: { authorization: `Bearer ${key}` } })
    ).json()) as Sessions;
    expect(sessions.map(({ device }) => device)).toEqual(['Firefox, Linux']);
    return sessions[0]?.seen;
  };
  const look = () => fetch(`${server.url}/api/v1/me`, { headers: { cookie } });
  const begun = now;
  now += 10 * MINUTE;
  await look();
  // What was to be written by then is.
  await server.db.run("DELETE FROM leases WHERE name = 'nothing'");
  expect(await seen()).toBe(begun);
  now += 1;
  await look();
  await expect.poll(seen).toBe(now);
  const known = (network: string) => isKnownOrigin(server.db, person.id, server.hub.originOf(network));
  expect([await known('127.0.0.1'), await known('203.0.113.1')]).toEqual([true, false]);
});

test('who holds a session guesses its password five times a minute and no more', async () => {
  const { laptop } = await onTwoDevices();
  const guesses: number[] = [];
  for (let times = 0; times < 6; times++)
    guesses.push((await laptop('POST', '/me/proof', { password: 'a guess' })).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
});
