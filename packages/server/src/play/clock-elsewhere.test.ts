import { join } from 'node:path';
import { missing } from '@ennead/kernel';
import { nextZero } from '@ennead/table';
import { afterEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { as, enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';
import { attendTo } from './faults.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a clock that was stopped at another process hands nothing over here, though nobody said so', async () => {
  // Nothing here may come about only because the server looks around from time to time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  let later = 0;
  // Two processes on one database that tell each other nothing.
  const options = { db: { ...db, shared: true, close: async () => {} }, now: () => Date.now() + later };
  const [here, there] = [await startServer(options), await startServer(options)];
  const people = [await enter(here.url, 'Anna'), await enter(here.url, 'Ben')] as const;
  const clock = { kind: 'live', bank: 600, increment: 60 } as const;
  const { id: table } = await tableOf(people, { clock, atZero: 'bot' });
  const [{ id, name, key }] = people;
  const far = await as(there.url, id, name, key).connect();
  far.send({ type: 'watch', table, seat: 0 });
  await far.next('fresh');
  const room = (await there.hub.rooms.get(table)) ?? missing();
  for (const [seat, person] of people.entries()) {
    const near = await person.connect();
    near.send({ type: 'watch', table, seat });
    const { number, decisions } = await near.next('fresh');
    const option = decisions[0]?.options[0] ?? missing();
    expect(await near.call({ type: 'decide', table, seat, number, option })).toMatchObject({ type: 'done' });
  }
  expect(room.play?.steps.all).toEqual([]);
  // Half a second is left: the clock rings by itself.
  later = (nextZero(room.play?.clock ?? missing()) ?? missing()) - Date.now() - 500;
  attendTo(there.hub, room);
  expect(await far.next('moved', ({ moment }) => moment === 1)).toMatchObject({ by: null });
  far.send({ type: 'ping' });
  await far.next('pong');
  expect(far.received.filter(({ type }) => type === 'notice')).toEqual([]);
  await Promise.all([here.close(), there.close()]);
  await db.close();
  folder.remove();
});
