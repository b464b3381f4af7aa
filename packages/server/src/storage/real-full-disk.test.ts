import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { as, enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { playOne, seenAlone, sitAlone } from '../testing/hot-seat.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
const disk = mountSmallDisk(join(folder.path, 'disk'));
let running: ServerProcess | undefined;
afterAll(async () => {
  await running?.stop();
  disk?.remove();
  folder.remove();
});

const both = [{ kind: 'me' as const }, { kind: 'me' as const }];

async function openTable(server: ServerProcess) {
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { game: 'kemet', seats: both });
  const socket = await anna.connect();
  await sitAlone(socket, id);
  return { anna, table: id, socket };
}

/** Plays until a move is refused; returns how many were acknowledged, and the refusal. */
async function playUntilRefused(socket: TestSocket, table: string) {
  for (let acknowledged = 0; acknowledged < 2000; acknowledged++) {
    const answer = await playOne(socket, table);
    if (answer?.type !== 'done') return { acknowledged, refusal: answer };
  }
  throw new Error('the disk did not fill up');
}

async function playSome(socket: TestSocket, table: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) expect(await playOne(socket, table)).toMatchObject({ type: 'done' });
}

const numbers = async (socket: TestSocket, table: string) =>
  (await seenAlone(socket, table)).map((seen) => seen?.number);

/** Every acknowledged move is in the file, once, and the file is sound. */
async function expectKept(file: string, table: string, moves: number): Promise<void> {
  const db = openSqlite(file);
  expect(await db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const rows = await db.all<{ number: number }>(
    'SELECT number FROM moves WHERE table_id = ? ORDER BY number',
    [table],
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: moves }, (_, i) => i + 1));
  await db.close();
}

async function back(server: ServerProcess, { id, name, key }: TestPerson, table: string) {
  const socket = await as(server.url, id, name, key).connect();
  await sitAlone(socket, table);
  return socket;
}

test('files may not grow any further: moves are refused, none is lost, and a new start with room plays on', async () => {
  const data = join(folder.path, 'limited');
  running = await startProcess({ ENNEAD_DATA: data }, 2000);
  const { anna, table, socket } = await openTable(running);
  const { acknowledged, refusal } = await playUntilRefused(socket, table);
  expect(acknowledged).toBeGreaterThan(10);
  expect(refusal).toMatchObject({ type: 'refused', code: expect.stringMatching(/^storage-(full|failed)$/) });
  const before = await numbers(socket, table);
  expect(await playOne(socket, table)).toMatchObject({ type: 'refused' });
  expect(await numbers(socket, table)).toEqual(before);
  await running.stop('SIGKILL');

  running = await startProcess({ ENNEAD_DATA: data });
  const again = await back(running, anna, table);
  expect(await numbers(again, table)).toEqual(before);
  await playSome(again, table, 5);
  await running.stop('SIGTERM');
  await expectKept(join(data, 'ennead.sqlite'), table, acknowledged + 5);
});

// Only where a disk may be mounted; everywhere else the test above stands for it.
for (const { folder: data, fill, free } of disk === null ? [] : [disk]) {
  test('a real disk fills up: moves are refused with storage-full, and play goes on as soon as there is room', async () => {
    running = await startProcess({ ENNEAD_DATA: data });
    const { anna, table, socket } = await openTable(running);
    fill(150_000);
    const { acknowledged, refusal } = await playUntilRefused(socket, table);
    expect(acknowledged).toBeGreaterThan(3);
    expect(refusal).toMatchObject({ type: 'refused', code: 'storage-full' });
    expect(await playOne(socket, table)).toMatchObject({ type: 'refused', code: 'storage-full' });
    expect((await anna.api('POST', '/me/link')).body).toMatchObject({ code: 'storage-full' });
    expect((await anna.api('GET', `/tables/${table}`)).status).toBe(200);

    free();
    await playSome(socket, table, 5);
    const before = await numbers(socket, table);
    await running.stop('SIGKILL');
    running = await startProcess({ ENNEAD_DATA: data });
    const again = await back(running, anna, table);
    expect(await numbers(again, table)).toEqual(before);
    await playSome(again, table, 5);
    await running.stop('SIGTERM');
    await expectKept(join(data, 'ennead.sqlite'), table, acknowledged + 10);
  }, 60_000);
}
