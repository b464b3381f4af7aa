import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';

/** More than could be worked off by the look for what is due, every five seconds. */
const FAILURES = 6;

test('a bot whose answer cannot be kept tries again until it can', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  let failures = 0;
  const append: Database['append'] = async (row) => {
    if (failures < FAILURES) {
      failures += 1;
      throw new StorageError('storage-failed', new Error('gone'));
    }
    return db.append(row);
  };
  const server = await startServer({ db: { ...db, append } });
  const anna = await enter(server.url, 'Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' as const }];
  const { id } = await tableOf([anna], { seats });
  const moves = () => db.all('SELECT number FROM moves WHERE table_id = ?', [id]);
  await expect.poll(moves).toHaveLength(1);
  expect(failures).toBe(FAILURES);
  await server.close();
  folder.remove();
});
