import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './storage/sqlite.ts';
import { temporaryFolder } from './testing/folder.ts';
import { failToStart, startProcess } from './testing/process.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** One sentence and nothing else. */
const SENTENCE = /^[^\n]+[.]\n$/;

test('it says where it is and where the data is, answers, and stops cleanly on Ctrl-C', async () => {
  const data = join(folder.path, 'fresh', 'data');
  const server = await startProcess({ ENNEAD_DATA: data });
  await expect.poll(server.output).toContain(`Data: ${join(data, 'ennead.sqlite')}`);
  const health = await fetch(`${server.url}/healthz`);
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d/),
    storage: 'sqlite',
  });
  expect(await server.stop('SIGINT')).toBe(0);
  expect(existsSync(join(data, 'ennead.sqlite'))).toBe(true);
  expect(existsSync(join(data, 'ennead.sqlite-wal'))).toBe(false);
});

test('a second signal ends it at once, and not well', async () => {
  const server = await startProcess({ ENNEAD_DATA: join(folder.path, 'hurried') });
  server.child.kill('SIGINT');
  expect(await server.stop('SIGTERM')).toBe(1);
});

test('what fails without anybody waiting for it is told to the log, and ends nothing', async () => {
  const fails = 'process.on("SIGUSR2",()=>void Promise.reject(new Error("lost promise")))';
  const server = await startProcess({
    ENNEAD_DATA: join(folder.path, 'rejected'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fails)}`,
  });
  server.child.kill('SIGUSR2');
  await expect.poll(server.output).toContain('something failed that nobody waited for');
  expect(server.output()).toContain('lost promise');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop('SIGTERM')).toBe(0);
});

test('a port in use: one sentence, and an end that says failure', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const { code, output } = await failToStart({ PORT: String(port), ENNEAD_DATA: join(folder.path, 'port') });
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(SENTENCE);
  expect(output).toContain(`Port ${port} is already in use`);
});

test('a data folder that cannot be written to: one sentence', async () => {
  writeFileSync(join(folder.path, 'in-the-way'), '');
  const { code, output } = await failToStart({ ENNEAD_DATA: join(folder.path, 'in-the-way', 'data') });
  expect(code).toBe(1);
  expect(output).toMatch(SENTENCE);
  expect(output).toContain('is not writable');
});

test('a data file from a newer version: one sentence', async () => {
  const file = join(folder.path, 'ennead.sqlite');
  await openSqlite(file).close();
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 9999');
  newer.close();
  const { code, output } = await failToStart({ ENNEAD_DATA: folder.path });
  expect(code).toBe(1);
  expect(output).toMatch(SENTENCE);
  expect(output).toContain('newer version');
});

test('a data file that another process has: one sentence, and the first goes on', async () => {
  const data = join(folder.path, 'twice');
  const first = await startProcess({ ENNEAD_DATA: data });
  const { code, output } = await failToStart({ ENNEAD_DATA: data });
  expect(code).toBe(1);
  expect(output).toMatch(SENTENCE);
  expect(output).toContain('is in use by another Ennead');
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.stop('SIGKILL');
  const next = await startProcess({ ENNEAD_DATA: data });
  await next.stop('SIGTERM');
});

test('a port that is none, a database that does not answer: one sentence', async () => {
  const port = await failToStart({ PORT: 'http', ENNEAD_DATA: join(folder.path, 'bad-port') });
  expect(port).toMatchObject({ code: 1, output: expect.stringMatching(SENTENCE) });
  const database = await failToStart({ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' });
  expect(database).toMatchObject({ code: 1, output: expect.stringMatching(SENTENCE) });
  expect(database.output).not.toContain('hidden');
}, 60_000);
