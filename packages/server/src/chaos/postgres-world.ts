import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryFolder } from '../testing/folder.ts';
import { networkTo } from '../testing/network.ts';
import { startPostgres } from '../testing/postgres.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { type Dice, wait } from './chance.ts';
import { startFleet } from './fleet.ts';
import { byTable, type Fault, type KeptMove, type KeptRows, keptOf, MOVES, type World } from './world.ts';

const MEGABYTES = 900;
/** Eight for statements and one for notices. */
const CONNECTIONS = 9;
const OTHERS = 'datname = current_database() AND pid <> pg_backend_pid()';
const OUTAGES = [500, 500, 2000, 2000, 5000, 10_000, 60_000];

/** Several processes on one Postgres, each over a line of its own. */
export async function postgresWorld(dice: Dice, processes: number): Promise<World> {
  const folder = temporaryFolder();
  chmodSync(folder.path, 0o755);
  const data = join(folder.path, 'disk');
  const disk = mountSmallDisk(data, MEGABYTES);
  mkdirSync(data, { recursive: true });
  const postgres = await startPostgres({ folder: data, flags: ['-c', 'max_wal_size=128MB'] });
  const url = await postgres.database();
  const lines = await Promise.all(Array.from({ length: processes }, () => networkTo(postgres.port)));
  const fleet = await startFleet(
    lines.map(({ port }) => ({ DATABASE_URL: url.replace(`:${postgres.port}/`, `:${port}/`) })),
    dice,
  );

  async function ask<T extends object>(sql: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<T>(sql);
    await client.end();
    return rows;
  }

  async function answers(): Promise<void> {
    while ((await ask('SELECT 1').catch(() => [])).length === 0) await wait(50);
  }

  async function outage(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', ms: number): Promise<void> {
    await postgres.end(signal);
    await wait(ms);
    await postgres.start();
  }

  const faults: Fault[] = [
    { name: 'a process killed', happen: () => fleet.kill() },
    { name: 'a process stood still', happen: () => fleet.freeze(dice.between(200, 8000)) },
    { name: 'Postgres restarted', happen: () => outage('SIGINT', dice.one(OUTAGES)) },
    { name: 'Postgres crashed', happen: () => outage(dice.one(['SIGQUIT', 'SIGKILL']), dice.one(OUTAGES)) },
    {
      name: 'Postgres stood still',
      async happen() {
        postgres.freeze();
        await wait(dice.one(OUTAGES));
        postgres.thaw();
      },
    },
    {
      name: 'connections ended',
      happen: async () => {
        await ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OTHERS}`);
      },
    },
    {
      name: 'notices cut',
      happen: async () => {
        await ask(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OTHERS} AND application_name = 'ennead notices'`,
        );
      },
    },
    {
      name: 'a line hung',
      async happen() {
        const line = dice.one(lines);
        line.hang();
        await wait(dice.between(500, 10_000));
        line.heal();
      },
    },
    { name: 'a line cut', happen: async () => dice.one(lines).cut() },
  ];
  if (disk !== null)
    faults.push({
      name: 'disk full',
      async happen() {
        disk.fill(dice.between(0, 100_000));
        await wait(dice.between(500, 5000));
        disk.free();
        // Without room for its log Postgres gives up.
        await wait(500);
        if (!postgres.isRunning()) await postgres.start();
        await answers();
      },
    });

  return {
    fleet,
    faults,
    untried: disk === null ? ['disk full'] : [],
    answers,
    kept: async (tables) => byTable(await ask<KeptRows>(keptOf(tables))),
    async leftOver() {
      const open = await ask(`SELECT pid FROM pg_stat_activity WHERE ${OTHERS}`);
      return Math.max(0, open.length - CONNECTIONS * processes);
    },
    async moves() {
      const rows = await ask<KeptMove & { at: string }>(MOVES);
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
    async remove() {
      for (const line of lines) line.close();
      await postgres.stop();
      disk?.remove();
      folder.remove();
    },
  };
}
