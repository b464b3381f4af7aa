import type { Moved } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
});
afterAll(() => server.close());

/** Plays both seats of a table of one's own until a move is refused; returns the refusal. */
async function playUntilRefused(socket: TestSocket, table: string, most: number) {
  for (let moves = 0; moves < most; moves++) {
    const answer = await playOne(socket, table);
    if (answer === null || answer.type === 'refused') return answer;
  }
  return null;
}

test('the data file may not grow: moves are refused with a clear code, nothing is lost, and play goes on when there is room', async () => {
  const socket = await anna.connect();
  const tables: string[] = [];
  for (let i = 0; i < 30; i++) {
    const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
    tables.push(table.id);
  }
  const [size] = await server.db.all<{ page_count: number }>('PRAGMA page_count');
  await server.db.run(`PRAGMA max_page_count = ${(size?.page_count ?? 0) + 1}`);

  let refused: Awaited<ReturnType<typeof playOne>> = null;
  let table = '';
  for (table of tables) {
    await sitAlone(socket, table);
    refused = await playUntilRefused(socket, table, 100);
    if (refused !== null) break;
    for (const seat of [0, 1]) socket.send({ type: 'unwatch', table, seat });
  }
  expect(refused).toMatchObject({ type: 'refused', code: 'storage-full' });
  const text = 'a long line '.repeat(40);
  let chat = await socket.call({ type: 'chat', table, text });
  for (let lines = 1; lines < 15 && chat.type === 'done'; lines++)
    chat = await socket.call({ type: 'chat', table, text });
  expect(chat).toMatchObject({ type: 'refused', code: 'storage-full' });
  const kept = await server.db.all<{ n: number }>('SELECT COUNT(*) AS n FROM moves WHERE table_id = ?', [
    table,
  ]);

  await server.db.run('PRAGMA max_page_count = 1000000');
  expect(await playOne(socket, table)).toMatchObject({ type: 'done' });
  expect(await server.db.all('SELECT COUNT(*) AS n FROM moves WHERE table_id = ?', [table])).toEqual([
    { n: (kept[0]?.n ?? 0) + 1 },
  ]);
  expect(await server.db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);

  server.hub.rooms.delete(table);
  const again = await anna.connect();
  again.send({ type: 'watch', table, seat: 0 });
  const fresh = await again.next('fresh');
  const last = socket.received.findLast(
    (m): m is Moved => m.type === 'moved' && m.table === table && m.seat === 0,
  );
  expect(fresh.number).toBe(last?.number ?? 0);
});
