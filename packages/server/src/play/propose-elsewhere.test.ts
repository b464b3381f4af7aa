import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesFrom } from '../registry.ts';
import { openPostgres } from '../storage/postgres.ts';
import { as, enter, tableOf } from '../testing/client.ts';
import { mergedGods } from '../testing/merged-gods.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/server.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('A-MRG-14: a proposal reaches the upper seat through another process', async () => {
  const url = await postgres.database();
  const games = gamesFrom(mergedGods);
  const one = await startServer({ db: await openPostgres(url), games });
  const two = await startServer({ db: await openPostgres(url), games });
  const people = await Promise.all(['Upper', 'Lower', 'Rival'].map((name) => enter(one.url, name)));
  const { id: table } = await tableOf(people, { game: 'ankh' });
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('three have entered');
  const upper = await as(two.url, first.id, first.name, first.key).connect();
  upper.send({ type: 'watch', table, seat: 0 });
  await upper.next('fresh');
  const lower = await second.connect();
  const option = 'plague-of-locusts';
  expect(await lower.call({ type: 'propose', table, seat: 1, number: 0, option })).toMatchObject({
    type: 'done',
  });
  expect(await upper.next('proposed')).toMatchObject({ proposals: [{ seat: 1, option }] });
  await one.close();
  await two.close();
});
