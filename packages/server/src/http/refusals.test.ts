import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { enter } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestOptions, type TestServer } from '../testing/server.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
let server: TestServer;
afterEach(() => server.close());

const start = async (limits: Partial<Limits> = {}, more: TestOptions = {}) => {
  server = await startServer({
    ...more,
    config: { limits: { ...DEFAULT_LIMITS, ...limits }, ...more.config },
  });
};

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${server.url}/api/v1${path}`, init);
  const { code, message, retryAfter } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, code, message, retryAfter, headers: answer.headers };
}

const posted = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const NAME = JSON.stringify({ name: 'Anna' });

test('what is too large, no JSON or no address is refused by its name', async () => {
  await start({ bodyBytes: 200 });
  expect(await ask('/people', posted(' '.repeat(201)))).toMatchObject({ status: 413, code: 'too-large' });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await ask('/people', posted('name=Anna', form))).toMatchObject({ status: 415, code: 'not-json' });
  expect(await ask('/people', posted('{"name"'))).toMatchObject({ status: 400, code: 'bad-request' });
  expect(await ask('/tables/%zz')).toMatchObject({ status: 400, code: 'bad-request' });
  expect(await ask('/nowhere')).toMatchObject({ status: 404, code: 'not-found' });
  expect(await ask('/people', posted(NAME))).toMatchObject({ status: 200, code: undefined });
});

test('a route with a limit of its own says when to come back, in an hour or in a minute', async () => {
  await start({ entriesPerHour: 1, passwordsPerMinute: 1 });
  const twice = async (path: string, body: string) => {
    await ask(path, posted(body));
    const { status, code, retryAfter, headers } = await ask(path, posted(body));
    expect([status, code, headers.get('retry-after')]).toEqual([429, 'too-fast', String(retryAfter)]);
    return Number(retryAfter);
  };
  const entering = await twice('/people', NAME);
  expect(entering).toBeGreaterThan(3000);
  expect(entering).toBeLessThanOrEqual(3600);
  const guessing = await twice('/sessions/password', JSON.stringify({ login: 'anna', password: 'a guess' }));
  expect(guessing).toBeGreaterThan(10);
  expect(guessing).toBeLessThanOrEqual(60);
});

test('what fails in the server is told without its details, a database that is gone by its name', async () => {
  const db = openSqlite(join(folder.path, 'failing.sqlite'));
  let failure: Error | null = null;
  const all: Database['all'] = async (sql, values) => {
    if (failure !== null) throw failure;
    return db.all(sql, values);
  };
  await start({}, { db: { ...db, all } });
  const { key } = await enter(server.url, 'Anna');
  const headers = { authorization: `Bearer ${key}` };
  failure = new Error('secret details');
  expect(await ask('/me', { headers })).toMatchObject({
    status: 500,
    code: 'internal',
    message: 'Something went wrong on the server. It has been logged.',
  });
  failure = new StorageError('storage-full', new Error('secret details'));
  const { headers: _, ...full } = await ask('/me', { headers });
  expect(full).toMatchObject({ status: 503, code: 'storage-full' });
  expect(JSON.stringify(full)).not.toContain('secret');
  failure = null;
});

test('another site can have nothing done in somebody’s name; the page itself and programs can', async () => {
  await start({}, { config: { publicUrl: 'https://ennead.example' } });
  const enterWith = async (headers: Record<string, string>) => {
    const { status, code } = await ask('/people', posted(NAME, headers));
    return code ?? status;
  };
  expect(await enterWith({})).toBe(200);
  expect(await enterWith({ origin: 'https://ennead.example' })).toBe(200);
  expect(await enterWith({ origin: server.url })).toBe(200);
  for (const site of ['same-origin', 'none']) expect(await enterWith({ 'sec-fetch-site': site })).toBe(200);
  for (const site of ['same-site', 'cross-site'])
    expect(await enterWith({ 'sec-fetch-site': site })).toBe('other-origin');
  for (const origin of ['https://elsewhere.example', 'null', 'no address'])
    expect(await enterWith({ origin })).toBe('other-origin');
  // Reading changes nothing.
  expect((await ask('/me', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
});

test('a key is taken from a header of its kind alone', async () => {
  await start();
  const { key } = await enter(server.url, 'Anna');
  const status = async (authorization: string) => (await ask('/me', { headers: { authorization } })).status;
  expect([await status(`Bearer ${key}`), await status(`bearer ${key}`)]).toEqual([200, 200]);
  expect([await status(`Basic ${key}`), await status(key), await status('Bearer')]).toEqual([401, 401, 401]);
});

test('what goes too deep, holds too much or is too long is refused before anybody reads it', async () => {
  await start();
  const { key } = await enter(server.url, 'Anna');
  const bring = async (body: unknown) =>
    (await ask('/records', posted(JSON.stringify(body), { authorization: `Bearer ${key}` }))).message;
  const deep = (levels: number): unknown => (levels === 0 ? 0 : { of: deep(levels - 1) });
  const zeros = (count: number) => ({ of: new Array(count).fill(0) });
  expect(await bring(deep(13))).toBe('The request goes at most 12 levels deep.');
  expect(await bring(zeros(50_000))).toContain('The request holds at most 50000 values.');
  expect(await bring({ of: 'x'.repeat(16_001) })).toContain('a string has at most 16000 characters');
  for (const fits of [deep(12), zeros(49_000), { of: 'x'.repeat(16_000) }])
    expect(await bring(fits)).not.toMatch(/The request|16000/);
});

test('who looks in with a cookie gets it anew, by no other route and with no key', async () => {
  await start();
  const { key } = await enter(server.url, 'Anna');
  const entered = await fetch(`${server.url}/api/v1/people`, posted(NAME));
  const [cookie = ''] = entered.headers.get('set-cookie')?.split(';') ?? [];
  const set = async (path: string, headers: Record<string, string>) =>
    (await ask(path, { headers })).headers.get('set-cookie')?.split(';')[0] ?? null;
  expect(await set('/me', { cookie })).toBe(cookie);
  expect(await set('/games', { cookie })).toBeNull();
  expect(await set('/me', { cookie, authorization: `Bearer ${key}` })).toBeNull();
  expect(await set('/me', { cookie: 'ennead=nobody' })).toBeNull();
  expect(await set('/me', {})).toBeNull();
});

test('where people come by https, browsers keep to it and to the cookie', async () => {
  await start({}, { config: { publicUrl: 'https://ennead.example' } });
  const secure = await fetch(`${server.url}/api/v1/people`, posted(NAME));
  expect(secure.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  await server.close();
  await start({}, { config: { publicUrl: 'http://ennead.example' } });
  const plain = await fetch(`${server.url}/api/v1/people`, posted(NAME));
  expect(plain.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(plain.headers.get('referrer-policy')).toBe('same-origin');
  expect(plain.headers.get('cross-origin-embedder-policy')).toBeNull();
  expect(plain.headers.get('content-security-policy')?.split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});
