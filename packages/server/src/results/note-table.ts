import { gameOf, type Hub } from '../play/hub.ts';
import { StorageError } from '../storage/sql.ts';
import { readTable } from '../tables/store.ts';
import { insertResults, isCounted, resultsOf } from './tally.ts';

/** A game that cannot be played again does not count; all others go on. */
export async function noteTable(hub: Pick<Hub, 'db' | 'games' | 'log'>, id: string): Promise<void> {
  const stored = await readTable(hub.db, id);
  if (stored === null) return;
  const { info, seed } = stored;
  try {
    if (seed === null || !isCounted(info)) return await leaveOut(hub, id);
    const results = await resultsOf(hub.db, gameOf(hub, info), info, seed);
    await hub.db.batch(insertResults(info, results));
  } catch (error) {
    if (error instanceof StorageError) throw error;
    hub.log.warn({ table: id, error: String(error) }, 'could not tell how a game came out');
    await leaveOut(hub, id);
  }
}

async function leaveOut({ db }: Pick<Hub, 'db'>, id: string): Promise<void> {
  await db.batch([
    ['DELETE FROM results WHERE table_id = ?', [id]],
    ['UPDATE tables SET tallied = 2 WHERE id = ?', [id]],
  ]);
}
