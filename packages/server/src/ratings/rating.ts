import type { Hub } from '../play/hub.ts';
import { noteTable } from '../results/note-table.ts';
import type { Database } from '../storage/sql.ts';
import { rateTable } from './rate.ts';

const AT_ONCE = 50;

/** Rates every table whose results are noted and that is not rated yet, in the order they ended. */
export async function rateAll(db: Database, now: () => number): Promise<number> {
  for (let rated = 0; ; ) {
    const tables = await db.all<{ id: string; game: string }>(
      `SELECT id, game FROM tables WHERE tallied = 1 AND rated <> 'no' AND rated_at IS NULL
       ORDER BY finished, id LIMIT ?`,
      [AT_ONCE],
    );
    for (const { id, game } of tables) await db.batch(await rateTable(db, id, game, now()));
    rated += tables.length;
    if (tables.length < AT_ONCE) return rated;
  }
}

/** What was made again. */
export interface Recalculated {
  readonly games: number;
  readonly rated: number;
}

/** Makes all results and ratings again from the logs of the tables, in the order the games ended. */
export async function recalculate(
  parts: Pick<Hub, 'db' | 'games' | 'log' | 'now'>,
  show?: (done: number) => void,
): Promise<Recalculated> {
  const { db, now } = parts;
  let games = 0;
  let last = { finished: -1, id: '' };
  for (;;) {
    const tables = await db.all<{ id: string; finished: number }>(
      `SELECT id, finished FROM tables WHERE status = 'finished' AND finished IS NOT NULL
       AND (finished, id) > (?, ?) ORDER BY finished, id LIMIT ?`,
      [last.finished, last.id, AT_ONCE],
    );
    for (const { id } of tables) await noteTable(parts, id);
    games += tables.length;
    show?.(games);
    last = tables.at(-1) ?? last;
    if (tables.length < AT_ONCE) break;
  }
  await db.batch([
    ['DELETE FROM rating_changes', []],
    ['DELETE FROM ratings', []],
    ['UPDATE tables SET rated_at = NULL WHERE rated_at IS NOT NULL', []],
  ]);
  return { games, rated: await rateAll(db, now) };
}
