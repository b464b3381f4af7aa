import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { missing } from '@ennead/kernel';
import type { TableInfo } from '@ennead/wire';
import { afterAll, expect, test } from 'vitest';
import { enter, type TestPerson } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startProcess } from '../testing/process.ts';
import { type StubbornPlayer, stubbornPlayer } from './player.ts';

/** The full run: ENNEAD_KILLS=100 npx vitest run packages/server/src/plug */
const KILLS = Number(process.env.ENNEAD_KILLS ?? 5);
const TABLES = 20;

const folder = temporaryFolder();
afterAll(() => folder.remove());

async function sitDown(url: string, game: string): Promise<StubbornPlayer[]> {
  const [host, guest] = (await Promise.all([enter(url, 'Host'), enter(url, 'Guest')])) as [
    TestPerson,
    TestPerson,
  ];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { body } = await host.api<TableInfo>('POST', '/tables', {
    game,
    setup: {},
    seats,
    visibility: 'private',
  });
  await guest.api('POST', `/tables/${body.id}/join`, {});
  await host.api('POST', `/tables/${body.id}/start`);
  return [host, guest].map(({ id, key }, seat) => stubbornPlayer(id, key, body.id, seat));
}

test(
  `killed ${KILLS} times while ${TABLES} tables play: every acknowledged move is there, none twice, all tables play on`,
  async () => {
    const env = { ENNEAD_DATA: folder.path };
    let server = await startProcess(env);
    const games = ['ankh', 'kemet'];
    const players: StubbornPlayer[] = [];
    for (let i = 0; i < TABLES; i++) players.push(...(await sitDown(server.url, games[i % 2] ?? missing())));
    const connectAll = () =>
      Promise.all(players.filter((player) => !player.isOver()).map((player) => player.connect(server.url)));
    const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

    await connectAll();
    for (let kill = 0; kill < KILLS; kill++) {
      const before = count();
      await expect.poll(count).toBeGreaterThan(before + TABLES);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
      await server.stop('SIGKILL');
      for (const player of players) player.disconnect();
      server = await startProcess(env);
      const over = players.filter((player, i) => player.isOver() && i % 2 === 0).length;
      const under = players.length / 2 - over;
      for (let i = under; i < TABLES; i++)
        players.push(...(await sitDown(server.url, games[i % 2] ?? missing())));
      await connectAll();
    }
    const before = count();
    await expect.poll(count).toBeGreaterThan(before + TABLES);
    for (const player of players) player.disconnect();
    await server.stop('SIGKILL');

    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    const db = new DatabaseSync(join(folder.path, 'ennead.sqlite'));
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    for (const { table, person, acknowledged } of players) {
      const rows = db
        .prepare('SELECT number, option, call FROM moves WHERE table_id = ? ORDER BY number')
        .all(table) as { number: number; option: string; call: string }[];
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      const kept = new Map(rows.map(({ call, option }) => [call, JSON.parse(option)]));
      expect(kept.size).toBe(rows.length);
      for (const [id, option] of acknowledged) expect(kept.get(`${person}:${id}`)).toBe(option);
    }
    db.close();
  },
  60_000 + KILLS * 15_000,
);
