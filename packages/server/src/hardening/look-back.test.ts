import type { LogEntry, Replay } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { expirySweep } from '../tables/expiry.ts';
import { connect, enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOne, seenAlone, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY } from '../time.ts';

let server: TestServer;
let later = 0;
afterEach(() => server.close());

const start = async (limits: Partial<Limits>) => {
  later = 0;
  server = await startServer({
    now: () => 1_000_000_000_000 + later,
    config: { limits: { ...DEFAULT_LIMITS, ...limits } },
  });
};

const ALONE = { seats: [{ kind: 'me' as const }, { kind: 'me' as const }] };

/** A table that one person plays with both hands, some moves in. */
async function begun(anna: TestPerson, moves: number) {
  const { id } = await tableOf([anna], ALONE);
  const socket = await anna.connect();
  await sitAlone(socket, id);
  for (let i = 0; i < moves; i++) await playOne(socket, id);
  return { id, socket };
}

test('who asks again and again what was missed is shown the whole view, and refused in the end', async () => {
  await start({ lookBackPerSecond: 10, lookBackPerSecondOfNetwork: 12 });
  const anna = await enter(server.url, 'Anna');
  const { id } = await begun(anna, 3);
  later += 60_000;
  const stranger = await connect(server.url);
  for (let i = 0; i < 30; i++) stranger.send({ type: 'watch', table: id, last: 0 });
  expect(await stranger.next('refused')).toMatchObject({
    code: 'too-much-work',
    retryAfter: expect.any(Number),
  });
  const types = stranger.received.map(({ type }) => type);
  expect(types.filter((type) => type === 'moved').length).toBeLessThan(30);
  expect(types).toContain('fresh');
  later += 20_000;
  stranger.send({ type: 'watch', table: id, last: 0 });
  const before = stranger.received.length;
  await expect.poll(() => stranger.received.slice(before).some(({ type }) => type === 'moved')).toBe(true);
});

test('the log and replays cost what is played again for them', async () => {
  await start({ lookBackPerSecond: 2 });
  const anna = await enter(server.url, 'Anna');
  const { id } = await begun(anna, 0);
  later += 60_000;
  const statuses: number[] = [];
  for (let i = 0; i < 9; i++) statuses.push((await anna.api('GET', `/tables/${id}/log`)).status);
  expect(statuses).toEqual([...new Array(8).fill(200), 429]);
  const ben = await enter(server.url, 'Ben');
  expect((await ben.api('GET', `/tables/${id}/replay`)).status).toBe(200);
});

test('what is looked back at is what stood when it was asked for, in any order', async () => {
  await start({});
  const anna = await enter(server.url, 'Anna');
  const { id } = await begun(anna, 6);
  const at = async (moment: number) =>
    (await anna.api<Replay>('GET', `/tables/${id}/replay?move=${moment}&seat=none`)).body;
  const last = (await at(0)).of;
  const forward: Replay[] = [];
  for (let moment = 0; moment <= last; moment++) forward.push(await at(moment));
  const backward: Replay[] = [];
  for (let moment = last; moment >= 0; moment--) backward.push(await at(moment));
  expect(backward.reverse()).toEqual(forward);
  const { body } = await anna.api<{ entries: LogEntry[] }>('GET', `/tables/${id}/log?seat=none`);
  expect(body.entries.slice(1).map(({ facts }) => facts)).toEqual(forward.slice(1).map(({ facts }) => facts));
});

test('the log of a table is bounded, and so is going back', async () => {
  await start({ rowsOfTable: 3 });
  const anna = await enter(server.url, 'Anna');
  const { id, socket } = await begun(anna, 3);
  expect(await playOne(socket, id)).toMatchObject({ type: 'refused', code: 'log-full' });
  await server.close();

  await start({ undoneRowsOfTable: 4 });
  const ben = await enter(server.url, 'Ben');
  const table = await begun(ben, 1);
  const codes: string[] = [];
  for (let i = 0; i < 4; i++) {
    const [seen] = await seenAlone(table.socket, table.id);
    const undone = await table.socket.call({
      type: 'undo',
      table: table.id,
      seat: 0,
      number: seen?.number ?? 0,
      to: seen?.undo?.ask ?? 0,
    });
    codes.push(undone.type === 'refused' ? undone.code : undone.type);
    await playOne(table.socket, table.id);
  }
  expect(codes).toEqual(['done', 'done', 'too-many-undos', 'too-many-undos']);
  expect(await playOne(table.socket, table.id)).toMatchObject({ type: 'done' });
});

test('your own list costs what is loaded for it: games under way that nobody is at', async () => {
  await start({ lookBackPerSecond: 5 });
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  if (anna === undefined || ben === undefined) throw new Error('nobody came');
  const seats = { seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  for (let i = 0; i < 8; i++)
    await anna.api('POST', '/tables', { game: 'toy', setup: {}, visibility: 'public', ...seats });
  for (let i = 0; i < 3; i++) {
    await begun(anna, 0);
    later += 60_000;
  }
  const list = async (person: TestPerson, which: string) =>
    (await person.api('GET', `/tables?list=${which}`)).status;
  const lists = async (count: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push(await list(anna, 'mine'));
    return statuses;
  };
  // What is in memory costs nothing, nor do tables that wait for people.
  expect(await lists(3)).toEqual([200, 200, 200]);
  server.hub.rooms.clear();
  expect(await lists(2)).toEqual([200, 200]);
  server.hub.rooms.clear();
  expect(await lists(1)).toEqual([429]);
  // What loads nothing is free.
  expect([await list(anna, 'lobby'), await list(ben, 'mine')]).toEqual([200, 200]);
});

test('open tables nobody came to and guests who never came back go; whoever is at a table stays', async () => {
  await start({ emptyTableDays: 7, openTableDays: 30, guestDays: 20 });
  const [anna, ben, visitor, stray] = (await Promise.all(
    ['Anna', 'Ben', 'Visitor', 'Stray'].map((name) => enter(server.url, name)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson];
  const open = async () => {
    const wanted = {
      game: 'toy',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    };
    return (await anna.api<{ id: string }>('POST', '/tables', wanted)).body.id;
  };
  const [empty, joined] = [await open(), await open()];
  await ben.api('POST', `/tables/${joined}/join`, {});
  const played = await begun(anna, 2);
  const sweep = expirySweep(server.hub);
  const status = async (id: string) =>
    (await anna.api<{ status?: string }>('GET', `/tables/${id}`)).body.status;
  const people = async () =>
    (await server.db.all<{ name: string }>('SELECT name FROM people ORDER BY name')).map(({ name }) => name);

  later = 6 * DAY;
  await sweep();
  expect([await status(empty), await status(joined)]).toEqual(['open', 'open']);
  later = 8 * DAY;
  await sweep();
  expect([await status(empty), await status(joined)]).toEqual(['closed', 'open']);
  await visitor.api('GET', '/me');
  server.hub.rooms.delete(empty);
  later = 25 * DAY;
  await sweep();
  expect(await people()).toEqual(['Anna', 'Ben', 'Visitor']);
  expect(await status(empty)).toBeUndefined();
  expect((await stray.api('GET', '/me')).status).toBe(401);
  later = 400 * DAY;
  await sweep();
  server.hub.rooms.delete(joined);
  for (let i = 0; i < 2; i++) await sweep();
  expect([await status(joined), await status(played.id)]).toEqual([undefined, 'playing']);
  expect(await people()).toEqual(['Anna']);
});
