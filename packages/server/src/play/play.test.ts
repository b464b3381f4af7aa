import { missing } from '@ennead/kernel';
import type { Fresh, Moved } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
});
afterAll(() => server.close());

/** Two people at a begun table, both watching. */
async function atTable() {
  const table = await tableOf([anna, ben]);
  const one = await anna.connect();
  const two = await ben.connect();
  one.send({ type: 'watch', table: table.id });
  two.send({ type: 'watch', table: table.id });
  const first = await one.next('fresh');
  const second = await two.next('fresh');
  return { table: table.id, one, two, first, second };
}

const bid = (
  table: string,
  fresh: { seat: number | null; number: number; decisions: Fresh['decisions'] },
) => ({
  type: 'decide' as const,
  table,
  seat: fresh.seat as number,
  number: fresh.number,
  option: fresh.decisions[0]?.options[0] ?? missing(),
});

/** Everything sent before has arrived. */
async function settled(socket: TestSocket): Promise<void> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
}

/** The view after a step. */
const after = (view: Record<string, unknown>, { changed, removed }: Moved) =>
  Object.fromEntries(Object.entries({ ...view, ...changed }).filter(([key]) => !removed.includes(key)));

test('everyone gets their own view and their own question', async () => {
  const { first, second } = await atTable();
  expect(first.seat).toBe(0);
  expect(second.seat).toBe(1);
  expect(first.decisions).toMatchObject([{ seat: 0, kind: 'bid' }]);
  expect(second.decisions).toMatchObject([{ seat: 1, kind: 'bid' }]);
  expect(first.waiting).toEqual([0, 1]);
  expect((first.view.hands as number[][])[1]).toEqual([0, 0, 0]);
  expect((second.view.hands as number[][])[0]).toEqual([0, 0, 0]);
  expect(first.view.chance).toEqual([0, 0, 0, 0]);
});

test('nobody hears of a secret answer before the last one is in; then all comes out at once', async () => {
  const { table, one, two, first, second } = await atTable();
  const watcher = await connect(server.url);
  watcher.send({ type: 'watch', table });
  await watcher.next('fresh');
  expect(await one.call(bid(table, first))).toMatchObject({ type: 'done', number: 1 });
  const own = await one.next('moved');
  expect(own).toMatchObject({ number: 1, moment: 0, by: 0, waiting: [0, 1], decisions: [] });
  const late = await connect(server.url);
  late.send({ type: 'watch', table });
  expect(await late.next('fresh')).toMatchObject({ number: 0, moment: 0, waiting: [0, 1] });

  expect(await two.call(bid(table, second))).toMatchObject({ type: 'done', number: 1 });
  const told = await Promise.all([one, two, watcher, late].map((socket) => socket.next('moved')));
  expect(told.map(({ number }) => number)).toEqual([2, 1, 1, 1]);
  for (const each of told) expect(each).toMatchObject({ moment: 1, by: null, kind: 'move' });
  expect(told[2]?.facts.map(({ type }) => type)).not.toContain('bid');
  expect(watcher.received.filter(({ type }) => type === 'moved')).toHaveLength(1);
});

test('the views told step by step are those a fresh watcher sees', async () => {
  const { table, one, two, first, second } = await atTable();
  const views = [first.view, second.view];
  const state: (Fresh | Moved)[] = [first, second];
  const sockets = [one, two];
  const ahead = (seat: number) => sockets[seat]?.received.filter((m) => m.type === 'moved').at(-1) as Moved;
  for (let steps = 0; steps < 40; steps++) {
    const seat = state.findIndex((each) => each.decisions.length > 0);
    if (seat < 0) break;
    await (sockets[seat] ?? missing()).call(bid(table, state[seat] as Fresh));
    await Promise.all(sockets.map(settled));
    for (const i of [0, 1]) state[i] = ahead(i) ?? state[i];
  }
  for (const seat of [0, 1]) {
    for (const moved of (sockets[seat] ?? missing()).received) {
      if (moved.type === 'moved') views[seat] = after(views[seat] ?? missing(), moved);
    }
    const again = await (seat === 0 ? anna : ben).connect();
    again.send({ type: 'watch', table, seat });
    const fresh = await again.next('fresh');
    expect(fresh.view).toEqual(views[seat]);
    expect(fresh.number).toBe(state[seat]?.number);
  }
});

test('who comes back gets what was missed, step by step, or a fresh view, never both', async () => {
  const { table, one, two, first, second } = await atTable();
  await one.call(bid(table, first));
  await two.call(bid(table, second));
  const told = [await one.next('moved'), await one.next('moved')];
  const back = await anna.connect();
  back.send({ type: 'watch', table, last: 0 });
  expect([await back.next('moved'), await back.next('moved')].map(({ clock: _, ...rest }) => rest)).toEqual(
    told.map(({ clock: _, ...rest }) => rest),
  );
  const current = await anna.connect();
  current.send({ type: 'watch', table, last: 2 });
  await current.next('presence');
  current.send({ type: 'ping' });
  await current.next('pong');
  expect(current.received.map(({ type }) => type)).toEqual(['hello', 'table', 'asked', 'presence', 'pong']);
  const lost = await anna.connect();
  lost.send({ type: 'watch', table, last: 999 });
  expect(await lost.next('fresh')).toMatchObject({ number: 2 });
  expect(lost.received.some(({ type }) => type === 'moved')).toBe(false);
});

test('a stale, a foreign and an invented option are refused without harm', async () => {
  const { table, one, two, first, second } = await atTable();
  await one.call(bid(table, first));
  expect(await one.call(bid(table, first))).toMatchObject({ type: 'refused', code: 'stale' });
  expect(await one.call({ ...bid(table, first), number: 1 })).toMatchObject({ code: 'not-your-turn' });
  expect(await two.call({ ...bid(table, second), option: 99 })).toMatchObject({ code: 'not-an-option' });
  expect(await two.call({ ...bid(table, second), seat: 0 })).toMatchObject({ code: 'not-your-seat' });
  expect(await two.call({ ...bid(table, second), table: 'nosuchtable' })).toMatchObject({
    code: 'no-such-table',
  });
  expect(await server.db.all('SELECT number FROM moves WHERE table_id = ?', [table])).toEqual([
    { number: 1 },
  ]);
});

test('a repeated submission with the same id is answered like the first and does nothing twice', async () => {
  const { table, one, first } = await atTable();
  const answers = await Promise.all([
    one.call(bid(table, first), 'same'),
    one.call(bid(table, first), 'same'),
  ]);
  expect(answers).toEqual([answers[0], answers[0]]);
  expect(await one.call(bid(table, first), 'same')).toMatchObject({ type: 'done', number: 1 });
  expect(await server.db.all('SELECT number FROM moves WHERE table_id = ?', [table])).toHaveLength(1);
});

test('one person may hold several seats, each with its own secrets', async () => {
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: table.id, seat: 0 });
  socket.send({ type: 'watch', table: table.id, seat: 1 });
  const first = await socket.next('fresh', ({ seat }) => seat === 0);
  const second = await socket.next('fresh', ({ seat }) => seat === 1);
  expect((first.view.hands as number[][])[1]).toEqual([0, 0, 0]);
  expect((second.view.hands as number[][])[0]).toEqual([0, 0, 0]);
  await socket.call(bid(table.id, first));
  await socket.call(bid(table.id, second));
  expect(await socket.next('moved', ({ seat, moment }) => seat === 0 && moment === 1)).toMatchObject({
    number: 2,
  });
});

test('a message that is not in the protocol is refused by its id, where it has one', async () => {
  const { one } = await atTable();
  const refused = { type: 'refused', code: 'bad-message' };
  one.send('{"type":"decide","id":"mine","table":7}');
  expect(await one.next('refused')).toMatchObject({ ...refused, id: 'mine' });
  for (const text of ['no json', 'null', '[]', '{"id":7}', '{"id":"<b>"}', `{"id":"${'x'.repeat(65)}"}`]) {
    one.send(text);
    expect(await one.next('refused')).toMatchObject({ ...refused, id: null });
  }
});
