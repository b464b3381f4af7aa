import { afterEach, expect, test } from 'vitest';
import { connect, enter, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const read = async (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7', ...headers } });

test('moves, sockets, tables and refusals are counted, however often it is read', async () => {
  server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  await connect(server.url);
  await sitAlone(socket, id);
  for (let i = 0; i < 3; i++) await playOne(socket, id);
  await anna.api('GET', '/tables/nowhere');
  const lines = async () => (await (await fetch(`${server.url}/metrics`)).text()).split('\n');
  await lines();
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'ennead_moves_total 3',
      'ennead_sockets 2',
      'ennead_tables_loaded 1',
      'ennead_bots_waiting 0',
      'ennead_refusals_total{code="no-such-table"} 1',
      expect.stringMatching(/^process_cpu_seconds_total \d/),
    ]),
  );
});

test('from elsewhere only who has the token reads them, and nobody where there is none', async () => {
  server = await startServer({ config: { metricsToken: 'a-token' } });
  const open = await read({ authorization: 'Bearer a-token' });
  expect([open.status, open.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ]);
  for (const authorization of ['Bearer b-token', 'Bearer a-token-and-more', 'a-token', ''])
    expect((await read({ authorization })).status).toBe(404);
  await server.close();
  server = await startServer();
  expect((await read({ authorization: 'Bearer ' })).status).toBe(404);
  expect((await read({ authorization: 'Bearer undefined' })).status).toBe(404);
});
