import type { Hub } from '../play/hub.ts';
import { lease } from '../play/lease.ts';
import { rateAll } from '../ratings/rating.ts';
import { oneByOne } from '../tables/one-by-one.ts';
import { MINUTE } from '../time.ts';
import { noteTable } from './note-table.ts';

/** So often it is looked for games that nobody noted, and so many are noted in one go. */
const OFTEN = 30_000;
const AT_ONCE = 20;

export interface Noting {
  /** A game is over: notes it soon. */
  look(): void;
  stop(): void;
}

/** Notes how games came out: as they end, and those that ended unseen or before anybody noted results. */
export function noting(hub: Hub, noted: () => void): Noting {
  const look = () => {
    noteAll(hub).then(noted, (error) => hub.log.warn({ error: String(error) }, 'could not note results'));
  };
  const timer = setInterval(look, OFTEN).unref();
  look();
  return { look, stop: () => clearInterval(timer) };
}

/** Of several processes one does it, one game after the other. */
export function noteAll(hub: Hub): Promise<void> {
  return oneByOne(`results ${hub.me}`, async () => {
    while (!hub.stopping && (await lease(hub, 'results', MINUTE))) {
      const tables = await hub.db.all<{ id: string }>(
        "SELECT id FROM tables WHERE status = 'finished' AND tallied = 0 ORDER BY finished, id LIMIT ?",
        [AT_ONCE],
      );
      for (const { id } of tables) await noteTable(hub, id);
      await rateAll(hub.db, hub.now);
      if (tables.length < AT_ONCE) return;
    }
  });
}
