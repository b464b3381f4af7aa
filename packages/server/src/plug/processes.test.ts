import { missing } from '@ennead/kernel';
import type { Fresh, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { as, enter, type TestPerson } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import { type StubbornPlayer, stubbornPlayer } from './player.ts';

const TABLES = 50;
/** So many of the tables have a bot at the third seat. */
const WITH_BOT = 5;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

interface Sitting {
  readonly people: readonly TestPerson[];
  readonly players: readonly StubbornPlayer[];
  readonly table: string;
}

/** Everything is asked of another process: any of them may serve any request. */
async function sitDown(urls: readonly string[], index: number): Promise<Sitting> {
  const url = (step: number) => urls[(index + step) % urls.length] ?? missing();
  const people = await Promise.all([enter(url(0), 'Host'), enter(url(1), 'Guest')]);
  const at = (step: number, who: number) => {
    const { id, name, key } = people[who] ?? missing();
    return as(url(step), id, name, key);
  };
  const bot = index < WITH_BOT ? [{ kind: 'bot', bot: 'random' }] : [];
  const { body } = await at(1, 0).api<TableInfo>('POST', '/tables', {
    game: index % 2 === 0 ? 'ankh' : 'kemet',
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, ...bot],
    visibility: 'private',
  });
  await at(2, 1).api('POST', `/tables/${body.id}/join`, {});
  await at(0, 0).api('POST', `/tables/${body.id}/start`);
  return {
    people,
    table: body.id,
    players: people.map(({ id, key }, seat) => stubbornPlayer(id, key, body.id, seat)),
  };
}

async function freshFrom(
  url: string,
  { id, name, key }: TestPerson,
  table: string,
  seat: number,
): Promise<Fresh> {
  const socket = await as(url, id, name, key).connect();
  socket.send({ type: 'watch', table, seat });
  const fresh = await socket.next('fresh');
  await socket.close();
  return fresh;
}

test(`${TABLES} tables across three processes on one Postgres; one is killed, its people carry on through the others`, async () => {
  const url = await postgres.database();
  const servers: ServerProcess[] = [];
  for (let i = 0; i < 3; i++) servers.push(await startProcess({ DATABASE_URL: url }));
  const urls = servers.map((server) => server.url);
  const sittings: Sitting[] = [];
  for (let i = 0; i < TABLES; i++) sittings.push(await sitDown(urls, i));
  const players = sittings.flatMap((sitting) => sitting.players);
  const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

  await Promise.all(
    players.map((player, i) => player.connect(urls[(i + Math.floor(i / 3)) % 3] ?? missing())),
  );
  await expect.poll(count).toBeGreaterThan(TABLES * 8);
  await servers[1]?.stop('SIGKILL');
  for (const player of players) player.disconnect();
  await Promise.all(players.map((player, i) => player.connect(urls[(i % 2) * 2] ?? missing())));
  const before = count();
  await expect.poll(count).toBeGreaterThan(before + TABLES * 8);
  const botMoves = async () => {
    const db = await openPostgres(url);
    const [row] = await db.all<{ n: number }>('SELECT COUNT(*) AS n FROM moves WHERE call IS NULL');
    await db.close();
    return row?.n ?? 0;
  };
  await expect.poll(botMoves).toBeGreaterThan(0);
  for (const player of players) player.disconnect();
  await new Promise((resolve) => setTimeout(resolve, 1000));

  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  const db = await openPostgres(url);
  for (const { players: two, people, table } of sittings) {
    const rows = await db.all<{ number: number; option: string; call: string | null }>(
      'SELECT number, option, call FROM moves WHERE table_id = ? ORDER BY number',
      [table],
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const kept = new Map(rows.map(({ call, option }) => [call, JSON.parse(option)]));
    for (const { person, acknowledged } of two)
      for (const [id, option] of acknowledged) expect(kept.get(`${person}:${id}`)).toBe(option);
    if (two.length === 2 && rows.every(({ call }) => call !== null)) {
      const person = people[0] ?? missing();
      const [one, other] = await Promise.all(
        [0, 2].map((i) => freshFrom(urls[i] ?? missing(), person, table, 0)),
      );
      expect(one?.view).toEqual(other?.view);
      expect(one?.number).toBe(other?.number);
    }
  }
  await db.close();
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
}, 240_000);
