import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const docs = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const folder = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { summary?: string; requestBody?: unknown }>>;
  readonly components: {
    schemas: Record<string, { anyOf: { properties: { type: { const?: string; enum?: string[] } } }[] }>;
  };
}

/** The types of the messages that go one way. */
function typesOf({ components }: OpenApi, name: string): string[] {
  const messages = components.schemas[name]?.anyOf ?? [];
  return messages.map(
    ({ properties: { type } }) => type.const ?? type.enum?.[0] ?? 'a message without a type',
  );
}

const description = async () => (await (await fetch(`${server.url}/api/v1/openapi.json`)).json()) as OpenApi;

test('every route is described, with a sentence', async () => {
  const { openapi, paths } = await description();
  expect(openapi).toBe('3.1.0');
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ route: `${method} ${path}`, summary })),
  );
  expect(routes.length).toBeGreaterThan(25);
  expect(routes.filter(({ summary }) => !summary)).toEqual([]);
  expect(routes.map(({ route }) => route)).toContain('post /api/v1/tables/{id}/join');
});

test('both directions of the socket are described', async () => {
  const api = await description();
  expect(typesOf(api, 'ClientMessage')).toEqual([
    'watch',
    'unwatch',
    'decide',
    'undo',
    'answer-undo',
    'propose',
    'chat',
    'react',
    'ping',
  ]);
  expect(typesOf(api, 'ServerMessage')).toContain('moved');
});

test('docs/api.md speaks of every message and of every table route', async () => {
  const api = await description();
  const types = ['ClientMessage', 'ServerMessage'].flatMap((name) => typesOf(api, name));
  const named = (type: string) => docs.includes(`\`${type}\``) || docs.includes(`"type": "${type}"`);
  expect(types.filter((type) => !named(type))).toEqual([]);
  for (const path of Object.keys(api.paths).filter((each) => each.includes('/tables/{id}/')))
    expect(docs).toContain(path.split('/').at(-1));
});

test('the example bot of docs/api.md plays two seats to the end', async () => {
  const program = /```js\n(\/\/ bot\.mjs\n[\s\S]*?)```/.exec(docs)?.[1] ?? '';
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const file = join(folder.path, 'bot.mjs');
  writeFileSync(file, program);
  const host = await enter(server.url, 'Host');
  const { body: table } = await host.api<TableInfo>('POST', '/tables', {
    game: 'toy',
    setup: { rounds: 2 },
    seats: [{ kind: 'open' }, { kind: 'open' }],
    visibility: 'private',
  });
  const run = () => {
    const child = spawn(process.execPath, [file, server.url, table.id], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    const done = new Promise<string>((resolve) => child.on('exit', () => resolve(output)));
    return { done, sitting: () => output.includes('sitting') };
  };
  const bots = [run(), run()];
  await expect.poll(() => bots.every(({ sitting }) => sitting())).toBe(true);
  await host.api('POST', `/tables/${table.id}/start`);
  const outputs = await Promise.all(bots.map(({ done }) => done));
  expect(outputs.join('')).toMatch(/won/);
  expect(outputs.every((output) => /won|lost/.test(output))).toBe(true);
  expect((await host.api<TableInfo>('GET', `/tables/${table.id}`)).body.status).toBe('finished');
});

test('a person is counted wherever the requests come from, and nobody else with them', async () => {
  const limited = await startServer({ config: { limits: { ...DEFAULT_LIMITS, requestsPerMinute: 3 } } });
  const [anna, ben] = [await enter(limited.url, 'Anna'), await enter(limited.url, 'Ben')];
  const from = (address: string, { key }: TestPerson) =>
    fetch(`${limited.url}/api/v1/me`, {
      headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address },
    });
  const statuses = [];
  for (let at = 1; at <= 4; at++) statuses.push((await from(`203.0.113.${at}`, anna)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const other = await from('203.0.113.9', ben);
  expect(other.status).toBe(200);
  // Only routes with a limit of their own speak of it.
  expect(other.headers.get('x-ratelimit-limit')).toBeNull();
  await limited.close();
});

test('a link that is cut off is answered for what it should lead to', async () => {
  const cut = async (path: string) =>
    ((await (await fetch(`${server.url}/api/v1${path}`)).json()) as { code: string }).code;
  expect(await cut('/tables/cut')).toBe('no-such-table');
  expect(await cut('/tournaments/cut')).toBe('no-such-tournament');
  expect(await cut('/people/cut')).toBe('no-such-person');
});
