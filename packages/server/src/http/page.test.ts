import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const folder = temporaryFolder();
let server: TestServer;

const written = `sha256-${'a'.repeat(43)}=`;
const files = {
  'policy.json': JSON.stringify({ script: written, style: "x' 'unsafe-inline" }),
  'index.html': '<!doctype html><title>The page</title>',
  'assets/main-abc.js': 'console.log("main")',
  'assets/engine-worker-abc.js': 'console.log("worker")',
};

beforeAll(async () => {
  mkdirSync(join(folder.path, 'assets'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder.path, name), text);
    writeFileSync(join(folder.path, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder.path, `${name}.gz`), gzipSync(text));
  }
  server = await startServer({ config: { pageFolder: folder.path } });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const get = (path: string, encoding: string) =>
  fetch(server.url + path, { headers: { 'accept-encoding': encoding, accept: 'text/html' } });

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
  [null, 'identity'],
])('files go out as %s to whoever takes "%s"', async (sent, taken) => {
  for (const [path, name] of [
    ['/assets/main-abc.js', 'assets/main-abc.js'],
    ['/', 'index.html'],
    ['/table/some-id', 'index.html'],
  ] as const) {
    const answer = await get(path, taken);
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.headers.get('vary') ?? '').toContain('accept-encoding');
    expect(await answer.text()).toBe(files[name]);
  }
});

test('what a document may do goes with documents and workers, not with every script', async () => {
  const policyOf = async (path: string) =>
    (await get(path, 'br')).headers.get('content-security-policy') !== null;
  expect(await policyOf('/')).toBe(true);
  expect(await policyOf('/table/some-id')).toBe(true);
  expect(await policyOf('/assets/engine-worker-abc.js')).toBe(true);
  expect(await policyOf('/assets/main-abc.js')).toBe(false);
});

test('the policy lets run what the build wrote into the page, and only by its hash', async () => {
  const policy = (await get('/', 'br')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' '${written}';`);
  expect(policy).toContain("style-src 'self';");
});

test('files with a hash in their name are kept for ever, the page is asked for again', async () => {
  const cachingOf = async (path: string) => (await get(path, 'br')).headers.get('cache-control');
  expect(await cachingOf('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('/')).toBe('no-cache');
  expect(await cachingOf('/lobby')).toBe('no-cache');
  expect((await get('/assets/main-abc.js', 'br')).headers.get('etag')).toBe(null);
  expect((await get('/', 'br')).headers.get('etag')).not.toBe(null);
});
