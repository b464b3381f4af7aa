import type { TableInfo } from '@ennead/wire';
import { expect, test } from 'vitest';
import { enter, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer } from '../testing/server.ts';

test('a game whose end could not be written down any more is over when it is loaded again', async () => {
  const server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  await sitAlone(socket, id);
  while ((await playOne(socket, id)) !== null);
  const info = async () => (await anna.api<TableInfo>('GET', `/tables/${id}`)).body;
  const over = await info();
  expect(over.status).toBe('finished');

  await server.db.run("UPDATE tables SET status = 'playing', finished = NULL, outcome = NULL WHERE id = ?", [
    id,
  ]);
  server.hub.rooms.clear();
  const again = await anna.connect();
  again.send({ type: 'watch', table: id, seat: 0 });
  await again.next('fresh', ({ outcome }) => outcome !== null);
  await again.next('table', ({ table: { status } }) => status === 'finished');
  await expect.poll(info).toEqual(over);
  expect((await anna.api('POST', `/tables/${id}/rematch`)).status).toBe(200);
  await server.close();
});
