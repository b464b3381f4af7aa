import { gameOf, type Hub } from '../play/hub.ts';
import { readLog } from '../play/load.ts';
import type { Play } from '../play/play.ts';
import { StorageError } from '../storage/sql.ts';
import { readTable } from '../tables/store.ts';
import { insertResults, isCounted, resultsOf } from './tally.ts';

/** What it takes to note results; tables in memory need not be read. */
type Noter = Pick<Hub, 'db' | 'games' | 'log'> & Partial<Pick<Hub, 'rooms'>>;

/** A game that cannot be played again does not count; all others go on. */
export async function noteTable(hub: Noter, id: string): Promise<void> {
  const stored = await readTable(hub.db, id);
  if (stored === null) return;
  const { info, seed } = stored;
  try {
    if (seed === null || !isCounted(info)) return await leaveOut(hub, id);
    const play = await playInMemory(hub, id);
    const rows = play?.steps.all ?? (await readLog(hub.db, id));
    const results = await resultsOf(gameOf(hub, info), info, seed, rows, play?.match.state);
    await hub.db.batch(insertResults(info, results));
  } catch (error) {
    if (error instanceof StorageError) throw error;
    hub.log.warn({ table: id, error: String(error) }, 'could not tell how a game came out');
    await leaveOut(hub, id);
  }
}

/** A table that is in memory to its end; most games are noted when they have just ended. */
async function playInMemory({ rooms }: Noter, id: string): Promise<Play | undefined> {
  const play = (await rooms?.get(id)?.catch(() => undefined))?.play;
  return play?.match.open.length === 0 ? play : undefined;
}

async function leaveOut({ db }: Pick<Hub, 'db'>, id: string): Promise<void> {
  await db.batch([
    ['DELETE FROM results WHERE table_id = ?', [id]],
    ['UPDATE tables SET tallied = 2 WHERE id = ?', [id]],
  ]);
}
