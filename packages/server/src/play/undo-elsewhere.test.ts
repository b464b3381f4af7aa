import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { as, enter, tableOf } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/server.ts';

test('a wish to go back is heard at another process, and that it was withdrawn', async () => {
  const postgres = await startPostgres();
  const url = await postgres.database();
  const here = await startServer({ db: await openPostgres(url) });
  const there = await startServer({ db: await openPostgres(url) });
  const people = [await enter(here.url, 'Anna'), await enter(here.url, 'Ben')] as const;
  const { id: table } = await tableOf(people);
  const [anna, { id, name, key }] = people;
  const [one, two] = [await anna.connect(), await as(there.url, id, name, key).connect()];
  for (const socket of [one, two]) socket.send({ type: 'watch', table });
  await two.next('fresh');
  const { decisions, number } = await one.next('fresh');
  const option = decisions[0]?.options[0] ?? missing();
  await one.call({ type: 'decide', table, seat: 0, number, option });
  await one.call({ type: 'undo', table, seat: 0, number: number + 1, to: number });
  expect((await two.next('asked')).ask).toMatchObject({ seat: 0, needed: [1] });
  await one.call({ type: 'answer-undo', table, seat: 0, accept: false });
  expect((await two.next('asked')).ask).toBeNull();
  await Promise.all([here.close(), there.close()]);
  await postgres.stop();
});

test('an answer at a process that missed what was told counts all the same', async () => {
  const postgres = await startPostgres();
  const url = await postgres.database();
  const here = await startServer({ db: await openPostgres(url) });
  const far = await openPostgres(url);
  const there = await startServer({ db: { ...far, subscribe: () => {} } });
  const people = [await enter(here.url, 'Anna'), await enter(here.url, 'Ben')] as const;
  const { id: table } = await tableOf(people);
  const [anna, { id, name, key }] = people;
  const [one, two] = [await anna.connect(), await as(there.url, id, name, key).connect()];
  for (const [seat, socket] of [one, two].entries()) socket.send({ type: 'watch', table, seat });
  const first = await two.next('fresh');
  await two.call({
    type: 'decide',
    table,
    seat: 1,
    number: 0,
    option: first.decisions[0]?.options[0] ?? missing(),
  });
  const { decisions } = await one.next('fresh');
  // Until the notice of Ben's answer is here, hers is refused as stale.
  const bid = {
    type: 'decide',
    table,
    seat: 0,
    number: 0,
    option: decisions[0]?.options[0] ?? missing(),
  } as const;
  await expect.poll(async () => (await one.call(bid)).type).toBe('done');
  const { number, undo } = await one.next('moved', ({ moment }) => moment === 1);
  expect(await one.call({ type: 'undo', table, seat: 0, number, to: undo?.ask as number })).toMatchObject({
    asked: true,
  });
  const answer = await two.call({ type: 'answer-undo', table, seat: 1, accept: true });
  expect(answer).toMatchObject({ type: 'done' });
  expect(await one.next('moved', ({ kind }) => kind === 'undo')).toMatchObject({ by: 0, moment: 0 });
  await Promise.all([here.close(), there.close()]);
  await postgres.stop();
});
