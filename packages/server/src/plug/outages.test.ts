import { readdirSync } from 'node:fs';
import { missing } from '@ennead/kernel';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { enter, tableOf } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { type StubbornPlayer, stubbornPlayer } from './player.ts';

/** Longer outages: ENNEAD_OUTAGES=500,2000,10000,60000 npx vitest run packages/server/src/plug/outages.test.ts */
const OUTAGES = (process.env.ENNEAD_OUTAGES ?? '500,4000').split(',').map(Number);
const TABLES = 6;
/** What every process has open to the database: eight for statements, one for notices. */
const CONNECTIONS = 9;
/** Tenths of a second. */
const WITHIN = 50;

/** What still runs when a test has failed. */
const running: { stop(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const each of running.reverse()) await each.stop();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  return rows;
}

const OTHERS = 'datname = current_database() AND pid <> pg_backend_pid()';

/** Everything that happens to a database, each at the address of the one in use. */
const faultsOf = (postgres: TestPostgres): Record<string, (url: string) => Promise<unknown>> => ({
  ...Object.fromEntries(
    OUTAGES.flatMap((ms) => [
      [
        `gone for ${ms} ms`,
        async () => {
          await postgres.end('SIGINT');
          await wait(ms);
          await postgres.start();
        },
      ],
      [
        `silent for ${ms} ms`,
        async () => {
          postgres.freeze();
          await wait(ms);
          postgres.thaw();
        },
      ],
    ]),
  ),
  async 'a crash'() {
    await postgres.end('SIGQUIT');
    await postgres.start();
  },
  'every connection ended': (url) =>
    ask(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OTHERS}`),
  'the notices cut': (url) =>
    ask(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OTHERS} AND application_name = 'ennead notices'`,
    ),
});

async function sitDown(url: string, game: string): Promise<StubbornPlayer[]> {
  const people = await Promise.all([enter(url, 'Host'), enter(url, 'Guest')]);
  const { id } = await tableOf(people, { game });
  return people.map((person, seat) => stubbornPlayer(person.id, person.key, id, seat));
}

const descriptors = ({ child }: ServerProcess) => readdirSync(`/proc/${child.pid}/fd`).length;

// Side by side, each with a database of its own: most of it is waiting.
test.concurrent.each([1, 3])(
  'with %i processes play goes on after every outage, nothing acknowledged is lost, no connection is left over',
  async (processes) => {
    const postgres = await startPostgres();
    running.push(postgres);
    const url = await postgres.database();
    const servers: ServerProcess[] = [];
    for (let i = 0; i < processes; i++) servers.push(await startProcess({ DATABASE_URL: url }));
    running.push(...servers);
    const at = (i: number) => (servers[i % processes] ?? missing()).url;
    const tables: StubbornPlayer[][] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await sitDown(at(i), i % 2 === 0 ? 'ankh' : 'kemet'));
    const players = tables.flat();
    await Promise.all(players.map((player, i) => player.connect(at(i + Math.floor(i / 2)))));

    /** A tenth of a second, longer where the machine is too busy to answer: every server and the database are asked too. */
    const tenth = async () => {
      await wait(100);
      await Promise.all([ask(url, 'SELECT 1'), ...servers.map((server) => fetch(`${server.url}/healthz`))]);
    };

    /** Every table that is not over has played on, within five seconds of the database's return. */
    const playedOn = async (why: string) => {
      const count = (two: readonly StubbornPlayer[]) =>
        two.reduce((sum, each) => sum + each.acknowledged.size, 0);
      const before = tables.map(count);
      const stuck = () =>
        tables.filter((two, i) => count(two) === before[i] && !two.some((each) => each.isOver()));
      let tenths = 0;
      for (; stuck().length > 0 && tenths <= WITHIN; tenths++) await tenth();
      expect(
        stuck().flatMap((two) => two.map((each) => each.status())),
        `${why}, after ${tenths} tenths`,
      ).toEqual([]);
    };
    await playedOn('before');
    const open = servers.map(descriptors);
    for (const [name, fault] of Object.entries(faultsOf(postgres))) {
      await fault(url);
      await playedOn(name);
      for (const server of servers) expect(server.child.exitCode, name).toBeNull();
    }
    const left = await ask(url, `SELECT pid FROM pg_stat_activity WHERE ${OTHERS}`);
    expect(left.length).toBeLessThanOrEqual(CONNECTIONS * processes);
    for (const [i, server] of servers.entries())
      expect(descriptors(server)).toBeLessThan((open[i] ?? 0) + CONNECTIONS + 5);
    // A busy machine may answer that it is too slow just now.
    const health = () => Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/healthz`)).status));
    let statuses = await health();
    for (let tenths = 0; statuses.some((status) => status !== 200) && tenths < WITHIN; tenths++) {
      await wait(100);
      statuses = await health();
    }
    expect(statuses).toEqual(servers.map(() => 200));
    for (const player of players) player.disconnect();
    await Promise.all(servers.map((server) => server.stop('SIGTERM')));

    expect(players.flatMap((player) => player.faults)).toEqual([]);
    for (const two of tables) {
      const rows = await ask<{ number: number; option: string; call: string }>(
        url,
        `SELECT number, option, call FROM moves WHERE table_id = '${two[0]?.table}' ORDER BY number`,
      );
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      const kept = new Map(rows.map(({ call, option }) => [call, JSON.parse(option)]));
      expect(kept.size).toBe(rows.length);
      for (const { person, acknowledged } of two)
        for (const [id, option] of acknowledged) expect(kept.get(`${person}:${id}`)).toBe(option);
    }
  },
  240_000,
);
