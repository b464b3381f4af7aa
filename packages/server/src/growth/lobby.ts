import { missing } from '@ennead/kernel';
import { games } from '../games.ts';
import { insertTable } from '../tables/store.ts';
import { bareTable } from '../testing/bare-table.ts';
import type { TestServer } from '../testing/server.ts';
import type { Growing, Point } from './curve.ts';
import { growingServer } from './server.ts';

const LISTS = ['lobby', 'joinable', 'watchable'] as const;
/** Requests of one measurement. */
const ASKED = 60;
const AT_ONCE = 500;

/** A page of the lobby costs the same however many tables there are. */
export const lobby: Growing = async (sizes, show) => {
  const server = await growingServer();
  const times: Point[] = [];
  const bytes: Point[] = [];
  let there = 0;
  await ask(server);
  for (const size of sizes) {
    show(`a lobby of ${size} tables`);
    there = await fill(server, there, size);
    const before = process.cpuUsage();
    const length = await ask(server);
    const { user, system } = process.cpuUsage(before);
    times.push({ size, cost: (user + system) / ASKED });
    bytes.push({ size, cost: length / ASKED });
  }
  await server.close();
  const of = 'tables in the lobby';
  // Ten tables do not fill a page.
  const full = (points: readonly Point[]) => points.filter(({ size }) => size >= 100);
  return [
    { name: 'processor time of a page, µs', of, points: full(times), most: 2 },
    { name: 'bytes of a page', of, points: full(bytes), most: 1.1 },
  ];
};

/** Adds tables until there are so many, half of them with a game under way. */
async function fill({ db }: TestServer, from: number, to: number): Promise<number> {
  const game = games.current[0] ?? missing();
  for (let at = from; at < to; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, i) => at + i);
    await db.batch(
      some.flatMap((number) => {
        const isOpen = number % 2 === 0;
        const bare = bareTable(game, 2, `lobby-${number}`.padEnd(16, '-'));
        const info = { ...bare, visibility: 'public', created: number + 1 } as const;
        return insertTable(isOpen ? { ...info, status: 'open', started: null } : info, {
          seed: isOpen ? null : 'seed',
          origin: null,
          bytes: 0,
        });
      }),
    );
  }
  return to;
}

/** Asks for the first page of every list again and again; returns how many bytes came. */
async function ask({ app }: TestServer): Promise<number> {
  let bytes = 0;
  for (let i = 0; i < ASKED; i++) {
    const list = LISTS[i % LISTS.length];
    const { body, statusCode } = await app.inject({ method: 'GET', url: `/api/v1/tables?list=${list}` });
    if (statusCode !== 200) throw new Error(`the lobby said ${statusCode}`);
    bytes += body.length;
  }
  return bytes;
}
