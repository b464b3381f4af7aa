import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';

/** So often nobody asks; a process that does is given the bot, so that this ends. */
const MANY = 50;

test('a bot whose answer is another process’s is asked for again later, not on and on', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  let tries = 0;
  // Another process holds every bot.
  const run: Database['run'] = async (sql, values = []) => {
    if (!sql.includes('INSERT INTO leases') || !String(values[0]).startsWith('bot '))
      return db.run(sql, values);
    tries += 1;
    return tries > MANY ? 1 : 0;
  };
  const server = await startServer({ db: { ...db, shared: true, run } });
  const anna = await enter(server.url, 'Anna');
  await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await expect.poll(() => tries).toBe(1);
  await sleep(300);
  expect(tries).toBe(1);
  await server.close();
  folder.remove();
});

test('what fails around a bot, and not at its table, is told to the log', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  let failures = 0;
  const run: Database['run'] = async (sql, values = []) => {
    if (!sql.includes('INSERT INTO leases') || !String(values[0]).startsWith('bot ') || failures++ > 0)
      return db.run(sql, values);
    throw new Error('no lease');
  };
  const server = await startServer({ db: { ...db, shared: true, run } });
  const logged = vi.spyOn(server.hub.log, 'error');
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await expect
    .poll(() => logged.mock.calls)
    .toContainEqual([{ table: id, error: 'Error: no lease' }, 'a bot failed']);
  await server.close();
  folder.remove();
});
