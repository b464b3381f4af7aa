import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Network, networkTo } from '../testing/network.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import type { Database, MoveRow } from './sql.ts';

let postgres: TestPostgres;
let line: Network;
/** Over the line that breaks, and over one that does not. */
let db: Database;
let sound: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  line = await networkTo(postgres.port);
  db = await openPostgres(url.replace(`:${postgres.port}/`, `:${line.port}/`));
  sound = await openPostgres(url);
});
afterAll(async () => {
  await Promise.all([db.close(), sound.close()]);
  line.close();
  await postgres.stop();
});
beforeEach(async () => {
  await sound.run('DELETE FROM moves');
  // A connection is there before the line breaks.
  await expect.poll(() => db.all('SELECT 1 AS one').catch(() => [])).toHaveLength(1);
});

const row = (number: number, more: Partial<MoveRow> = {}): MoveRow => ({
  table_id: 'a-table',
  number,
  kind: 'move',
  seat: 0,
  option: '"pass"',
  secret: null,
  revealed: 0,
  hidden: 0,
  call: 'anna:1',
  at: 1_800_000_000_000,
  clock: null,
  ...more,
});
const kept = () =>
  sound.all<{ number: number; seat: number }>('SELECT number, seat FROM moves ORDER BY number');
const breakLine = () => {
  line.heal();
  line.cut();
};

test('a move that was written though its answer was lost is acknowledged, and there once', async () => {
  line.mute();
  const appended = db.append(row(1));
  await expect.poll(kept).toHaveLength(1);
  breakLine();
  expect(await appended).toBe('written');
  expect(await kept()).toHaveLength(1);
});

test('a move that never arrived is written when the database is back', async () => {
  line.hang();
  const appended = db.append(row(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  breakLine();
  expect(await appended).toBe('written');
  expect(await kept()).toHaveLength(1);
});

test('a move whose number another process took meanwhile is not taken for one that was written', async () => {
  line.hang();
  const appended = db.append(row(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await sound.append(row(1, { seat: 1 }));
  breakLine();
  expect(await appended).toBe('taken');
  expect(await kept()).toEqual([{ number: 1, seat: 1 }]);
});

test('what may have been done is not called undone, and what was not done is', async () => {
  const note = (name: string) => ['INSERT INTO settings (name, value) VALUES (?, ?)', [name, 'x']] as const;
  const names = () => sound.all<{ name: string }>("SELECT name FROM settings WHERE value = 'x'");
  line.mute();
  const run = db.run(...note('one'));
  const refused = expect(run).rejects.toMatchObject({ code: 'storage-unknown' });
  await expect.poll(names).toEqual([{ name: 'one' }]);
  breakLine();
  await refused;

  await db.all('SELECT 1 AS one');
  line.mute();
  const batch = expect(db.batch([note('two'), note('three')])).rejects.toMatchObject({
    code: 'storage-failed',
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  breakLine();
  await batch;
  expect(await names()).toEqual([{ name: 'one' }]);
});

test('who reads does not notice that a connection broke', async () => {
  line.mute();
  const read = db.all('SELECT 2 AS two');
  await new Promise((resolve) => setTimeout(resolve, 50));
  breakLine();
  expect(await read).toEqual([{ two: 2 }]);
});

test('a database that says nothing is given up for lost, everybody is refused, and it is found again', async () => {
  line.hang();
  const results = await Promise.allSettled([
    ...Array.from({ length: 40 }, (_, i) => db.append(row(i + 1))),
    db.run("UPDATE settings SET value = 'y'"),
    db.all('SELECT 1 AS one'),
  ]);
  for (const result of results)
    expect(result).toMatchObject({ reason: { code: expect.stringMatching(/^storage-(failed|unknown)$/) } });
  // By now nobody waits any more.
  await expect(db.append(row(1))).rejects.toMatchObject({ code: 'storage-failed' });
  line.heal();
  await expect.poll(() => db.append(row(100)).catch(() => null)).not.toBeNull();
  expect((await kept()).map(({ number }) => number)).toContain(100);
});

test('the time is that of the database, whatever the clock of the process says', async () => {
  const real = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(real + 86_400_000);
  const [row] = await db.all<{ now: number }>('SELECT {now} AS now');
  expect(Math.abs(db.now() - (row?.now ?? 0))).toBeLessThan(3_600_000);
  clock.mockRestore();
});

test('of a write that lost its connection nobody knows whether it was done; of what was read nothing is in doubt', async () => {
  const cut = 'SELECT pg_terminate_backend(pg_backend_pid())';
  await expect(sound.all(cut)).rejects.toMatchObject({ code: 'storage-failed' });
  await expect(sound.run(cut)).rejects.toMatchObject({ code: 'storage-unknown' });
});
