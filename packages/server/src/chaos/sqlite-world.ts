import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../storage/sqlite.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { failToStart } from '../testing/process.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { type Dice, wait } from './chance.ts';
import { startFleet } from './fleet.ts';
import { byTable, type Fault, type KeptMove, type KeptRows, keptOf, MOVES, type World } from './world.ts';

const MEGABYTES = 600;

/** One process on one file, on a disk that can be filled where that is allowed. */
export async function sqliteWorld(dice: Dice): Promise<World> {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const disk = mountSmallDisk(data, MEGABYTES);
  mkdirSync(data, { recursive: true });
  const env = { ENNEAD_DATA: data };
  const fleet = await startFleet([env], dice);
  const faults: Fault[] = [
    { name: 'killed', happen: () => fleet.kill() },
    { name: 'stood still', happen: () => fleet.freeze(dice.between(200, 6000)) },
    {
      name: 'a second process',
      async happen() {
        const { code, output } = await failToStart(env);
        if (code !== 1 || !output.includes('in use')) fleet.died.push(`a second process ran: ${output}`);
      },
    },
  ];
  if (disk !== null)
    faults.push({
      name: 'disk full',
      async happen() {
        disk.fill(dice.between(0, 100_000));
        await wait(dice.between(500, 5000));
        disk.free();
      },
    });
  return {
    fleet,
    faults,
    untried: disk === null ? ['disk full'] : [],
    answers: async () => {},
    // The lock keeps other processes from writing; who only reads disturbs nobody.
    async kept(tables) {
      const db = new DatabaseSync(join(data, 'ennead.sqlite'), { readOnly: true, timeout: 1000 });
      try {
        return byTable(db.prepare(keptOf(tables)).all() as unknown as KeptRows[]);
      } finally {
        db.close();
      }
    },
    leftOver: async () => 0,
    async moves() {
      const db = openSqlite(join(data, 'ennead.sqlite'));
      const rows = await db.all<KeptMove>(MOVES);
      await db.close();
      return rows;
    },
    async remove() {
      disk?.remove();
      folder.remove();
    },
  };
}
