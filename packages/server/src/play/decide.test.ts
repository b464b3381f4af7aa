import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';

test('an answer that cannot be kept is refused by name, and a fault is told without its details', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  let failure: Error | null = null;
  const append: Database['append'] = async (row) => {
    if (failure !== null) throw failure;
    return db.append(row);
  };
  const server = await startServer({ db: { ...db, append } });
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna, await enter(server.url, 'Ben')]);
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: id, seat: 0 });
  const { number, decisions } = await socket.next('fresh');
  const option = decisions[0]?.options[0] ?? '';
  const answer = () => socket.call({ type: 'decide', table: id, seat: 0, number, option });

  failure = new StorageError('storage-full', new Error('secret details'));
  expect(await answer()).toMatchObject({ type: 'refused', code: 'storage-full' });
  failure = new Error('secret details');
  const refused = await answer();
  expect(refused).toMatchObject({ type: 'refused', code: 'table-failed' });
  expect(JSON.stringify(refused)).not.toContain('secret');

  await server.close();
  folder.remove();
});
