import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { browser } from '../testing/browser.ts';
import { connect } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/server.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('who leaves through one process loses the sockets that another process holds', async () => {
  const url = await postgres.database();
  const one = await startServer({ db: await openPostgres(url) });
  const two = await startServer({ db: await openPostgres(url) });
  const ask = browser(one.url);
  const { cookie } = await ask('POST', '/people', { name: 'Anna' });
  const socket = await connect(two.url, { cookie, origin: two.url });
  expect(await socket.next('hello')).toMatchObject({ person: { name: 'Anna' } });
  await ask('DELETE', '/sessions');
  expect(await socket.closed).toBe(4401);
  await one.close();
  await two.close();
});
