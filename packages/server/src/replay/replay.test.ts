import type { MatchRecord } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { Fresh, Log, LogEntry, Moved, Replay, Story, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { roomOf } from '../play/hub.ts';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
let carl: TestPerson;
let table: TableInfo;
let streams: Moved[][];

/** Both play their first option until so many moments have passed or the game is over. */
async function play(id: string, sockets: readonly TestSocket[], moments: number): Promise<void> {
  const now: (Fresh | Moved)[] = [];
  for (const [seat, socket] of sockets.entries()) {
    socket.send({ type: 'watch', table: id, seat });
    now[seat] = await socket.next('fresh');
  }
  while (now.every(({ outcome, moment }) => outcome === null && moment < moments)) {
    const seat = now.findIndex(({ decisions }) => decisions.length > 0);
    const socket = sockets[seat] ?? missing();
    const { number, decisions } = now[seat] as Fresh;
    await socket.call({
      type: 'decide',
      table: id,
      seat,
      number,
      option: decisions[0]?.options[0] ?? missing(),
    });
    for (const [each, other] of sockets.entries()) {
      other.send({ type: 'ping' });
      await other.next('pong');
      now[each] =
        (other.received.findLast(({ type }) => type === 'moved') as Moved | undefined) ??
        (now[each] as Fresh);
    }
  }
}

beforeAll(async () => {
  server = await startServer();
  [anna, ben, carl] = (await Promise.all(['Anna', 'Ben', 'Carl'].map((name) => enter(server.url, name)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  table = await tableOf([anna, ben], { setup: { rounds: 2 } });
  const sockets = [await anna.connect(), await ben.connect()];
  await play(table.id, sockets, 1000);
  streams = sockets.map(({ received }) =>
    received.filter((message): message is Moved => message.type === 'moved'),
  );
});
afterAll(() => server.close());

const replay = (who: TestPerson, id: string, query: string) =>
  who.api<Replay>('GET', `/tables/${id}/replay?${query}`);

test('every moment of a finished game can be seen again, as it was', async () => {
  const last = (await replay(anna, table.id, '')).body;
  expect(last).toMatchObject({ moment: last.of, outcome: { rule: 'TOY-END-1' } });
  let view = (await replay(anna, table.id, 'move=0')).body.view;
  for (const moved of streams[0] ?? []) {
    view = { ...view, ...moved.changed };
    if (moved.by === 0 && moved.waiting.length === 2 && moved.decisions.length === 0) continue;
    const { body } = await replay(anna, table.id, `move=${moved.moment}`);
    expect(body.view).toEqual(view);
    expect(body.by).toBe(moved.by);
  }
  expect((await replay(anna, table.id, `move=${last.of + 1}`)).status).toBe(404);
});

test('the log tells what the stream told', async () => {
  const { body } = await ben.api<{ entries: LogEntry[] }>('GET', `/tables/${table.id}/log`);
  const told = (streams[1] ?? []).flatMap(({ facts }) => facts);
  expect(body.entries.slice(1).flatMap(({ facts }) => facts)).toEqual(told);
  const late = await ben.api<{ entries: LogEntry[] }>('GET', `/tables/${table.id}/log?from=2`);
  expect(late.body.entries[0]?.moment).toBe(2);
});

test('a part of the log holds the lines of its moments, the first one with them', async () => {
  const { id } = await tableOf([anna, ben]);
  await play(id, [await anna.connect(), await ben.connect()], 2);
  await ben.api('POST', `/tables/${id}/hand-over`, { seat: 1 });
  const lines = async (from: number) =>
    (await ben.api<Log>('GET', `/tables/${id}/log?from=${from}`)).body.events.map(({ kind }) => kind);
  expect([await lines(1), await lines(2), await lines(3)]).toEqual([['hand-over'], ['hand-over'], []]);
});

test('a part of the story begins and ends where it was asked to', async () => {
  const story = async (query: string) =>
    (await ben.api<Story>('GET', `/tables/${table.id}/story?${query}`)).body;
  const whole = await story('');
  expect(whole).toMatchObject({ seat: 1, from: 0 });
  const part = await story('from=1&to=3');
  expect(part).toMatchObject({ seat: 1, from: 1, steps: whole.steps.slice(1, 3) });
  expect(part.view).toEqual((await replay(ben, table.id, 'move=1')).body.view);
});

test('while the game is played a visitor sees only what a visitor may see', async () => {
  const running = await tableOf([anna, ben]);
  await play(running.id, [await anna.connect(), await ben.connect()], 1);
  expect((await replay(carl, running.id, 'seat=0')).status).toBe(403);
  expect((await replay(ben, running.id, 'seat=0')).status).toBe(403);
  const { body } = await replay(carl, running.id, 'move=0');
  expect(body.seat).toBeNull();
  expect(body.view.hands).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const log = await carl.api<{ entries: LogEntry[] }>('GET', `/tables/${running.id}/log`);
  expect(JSON.stringify(log.body)).not.toContain('"drew"');
  expect((await carl.api('GET', `/tables/${running.id}/record`)).status).toBe(409);
});

test('once it is over any seat can be looked through', async () => {
  const { body } = await replay(carl, table.id, 'move=0&seat=1');
  expect((body.view.hands as number[][])[1]?.every((card) => card > 0)).toBe(true);
  expect((body.view.hands as number[][])[0]).toEqual([0, 0, 0]);
});

test('a record goes out and comes in again with the same result', async () => {
  const { body: record } = await carl.api<MatchRecord>('GET', `/tables/${table.id}/record`);
  const { body } = await carl.api<{ table: string }>('POST', '/records', record);
  const info = (await carl.api<TableInfo>('GET', `/tables/${body.table}`)).body;
  expect(info).toMatchObject({ status: 'finished', imported: true, outcome: record.result });
  expect((await carl.api('GET', `/tables/${body.table}/record`)).body).toEqual(record);
  expect((await replay(carl, body.table, 'seat=0')).body.view).toEqual(
    (await replay(anna, table.id, 'seat=0')).body.view,
  );
});

test('a record that lies is refused', async () => {
  const { body: record } = await carl.api<MatchRecord>('GET', `/tables/${table.id}/record`);
  const lies: unknown[] = [
    { ...record, moves: record.moves.slice(1) },
    { ...record, hash: '0000000000000000' },
    { ...record, result: { winners: [0, 1], rule: 'TOY-END-9' } },
    { ...record, rules: 99 },
    { ...record, game: 'chess' },
    { ...record, result: null },
    { ...record, setup: { players: 77 } },
    { format: 1 },
  ];
  for (const lie of lies) expect((await carl.api('POST', '/records', lie)).status).toBe(400);
});

test('looking back costs what is played again for it and five steps for the asking', async () => {
  const { budgets } = server.hub;
  const { lookBack } = budgets;
  const costs: number[] = [];
  const listening = (...[caller, steps]: Parameters<typeof lookBack>) => {
    costs.push(steps);
    lookBack(caller, steps);
  };
  Object.assign(budgets, { lookBack: listening });
  const cost = async (path: string) => {
    costs.length = 0;
    expect((await carl.api('GET', `/tables/${table.id}/${path}`)).status).toBe(200);
    return costs;
  };
  const { body: record } = await carl.api<MatchRecord>('GET', `/tables/${table.id}/record`);
  const moves = record.moves.length;
  const { of: last } = (await replay(carl, table.id, '')).body;
  expect(await cost('log')).toEqual([5 + moves]);
  expect(await cost('record')).toEqual([5 + moves]);
  expect(await cost('story')).toEqual([5 + 3 * moves]);
  /** Where nobody has looked back yet. */
  const anew = async (path: string) => {
    server.hub.rooms.delete(table.id);
    await roomOf(server.hub, table.id);
    return cost(path);
  };
  expect(await anew('replay?move=0')).toEqual([5]);
  expect(await anew(`replay?move=${last}`)).toEqual([5 + moves]);
  const [toFirst = 0] = await anew('replay?move=1');
  const [toSecond = 0] = await anew('replay?move=2');
  expect(toFirst).toBeGreaterThan(5);
  // With what may have been answered before the next moment.
  expect(await anew('story?from=0&to=1')).toEqual([5 + 3 * (toSecond - 5)]);
  expect(await anew(`story?from=1&to=${last}`)).toEqual([toFirst + 3 * (5 + moves - toFirst)]);
  Object.assign(budgets, { lookBack });
});

test('a record that is brought in takes two hundred bytes a move and costs as much work as it has moves', async () => {
  const { body: record } = await carl.api<MatchRecord>('GET', `/tables/${table.id}/record`);
  const { body: info } = await anna.api<TableInfo>('GET', `/tables/${table.id}`);
  const bytes = 200 * (record.moves.length + 1) + JSON.stringify(info.setup).length;
  const limits = { ...DEFAULT_LIMITS, storedBytesOfPerson: 2 * bytes, bytesPerHour: 3 * bytes };
  const now = Date.now();
  const small = await startServer({ config: { limits }, now: () => now });
  const { budgets } = small.hub;
  const [dora, emil, fred] = (await Promise.all(
    ['Dora', 'Emil', 'Fred'].map((name) => enter(small.url, name)),
  )) as [TestPerson, TestPerson, TestPerson];
  const bring = (who: TestPerson) => who.api<{ message?: string }>('POST', '/records', record);
  expect([(await bring(dora)).status, (await bring(dora)).status]).toEqual([200, 200]);
  expect((await bring(dora)).body.message).toMatch(/^You keep as much here as one may/);
  expect(await small.db.all('SELECT DISTINCT bytes FROM tables')).toEqual([{ bytes }]);
  const callerOf = ({ id }: TestPerson) => ({ person: id, network: 'elsewhere' });
  budgets.store(callerOf(emil), 2 * bytes + 1);
  expect((await bring(emil)).body.message).toMatch(/^Too much was stored for you in the last hour/);
  budgets.lookBack(callerOf(fred), 20 * limits.lookBackPerSecond - record.moves.length + 1);
  expect((await bring(fred)).body.message).toMatch(/^You look back at too much/);
  await small.close();
});
