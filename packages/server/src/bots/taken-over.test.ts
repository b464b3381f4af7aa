import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { type Database, StorageError } from '../storage/sql.ts';
import { enter, tableOf } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/server.ts';
import { HOUR } from '../time.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A database as a process sees it that dies in the middle of something: nothing it does reaches the others any more. */
function mortal(db: Database): { db: Database; die(): void } {
  let isDead = false;
  const alive = () => {
    if (isDead) throw new StorageError('storage-failed', new Error('dead'));
  };
  return {
    die() {
      isDead = true;
    },
    db: {
      ...db,
      async all(sql, values) {
        alive();
        return db.all(sql, values);
      },
      async run(sql, values) {
        alive();
        return db.run(sql, values);
      },
      async append(row) {
        alive();
        return db.append(row);
      },
      publish(message) {
        if (!isDead) db.publish(message);
      },
    },
  };
}

test('a bot whose process dies in the middle of a thought is taken over, however long it might have thought', async () => {
  const url = await postgres.database();
  const dying = mortal(await openPostgres(url));
  const first = await startServer({ db: dying.db, pace: { least: HOUR, secret: HOUR, limit: HOUR } });
  const anna = await enter(first.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const db = await openPostgres(url);
  const held = () => db.all('SELECT owner FROM leases WHERE name = ?', [`bot ${id} 1`]);
  await expect.poll(held).toHaveLength(1);
  const second = await startServer({ db });
  const moves = () => db.all('SELECT number FROM moves WHERE table_id = ?', [id]);
  await expect.poll(() => second.hub.rooms.has(id)).toBe(true);
  dying.die();
  await expect.poll(moves).toHaveLength(1);
  await second.close();
  await first.close();
});
