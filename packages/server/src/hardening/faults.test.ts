import { join } from 'node:path';
import { missing } from '@ennead/kernel';
import { nextZero, outOfTime } from '@ennead/table';
import type { Moved, NewTable, ServerMessage, TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attendTo } from '../play/faults.ts';
import type { Room } from '../play/room.ts';
import type { Statement } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { insertTable } from '../tables/store.ts';
import { bareTable } from '../testing/bare-table.ts';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { MINUTE } from '../time.ts';
import { BAD_ROUNDS, faultyGames } from './faulty-game.ts';

const rules = faultyGames();
let server: TestServer;
let anna: TestPerson;
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  rules.set('none');
  server = await startServer({ games: rules.games, now: () => Date.now() + ahead });
  anna = await enter(server.url, 'Anna');
});
afterEach(() => server.close());

const SEATS: NewTable['seats'] = [{ kind: 'me' }, { kind: 'me' }];
const badTable = (more: Partial<NewTable> = {}) =>
  tableOf([anna], { seats: SEATS, setup: { rounds: BAD_ROUNDS }, ...more });

interface Seat {
  readonly table: TableInfo;
  readonly socket: TestSocket;
  /** Answers for a seat with its first option. */
  play(seat: number): ReturnType<TestSocket['call']>;
}

async function sitDown(table: TableInfo): Promise<Seat> {
  const socket = await anna.connect();
  const streams = [0, 1].map((seat) => {
    socket.send({ type: 'watch', table: table.id, seat });
    return seat;
  });
  for (const seat of streams) await socket.next('fresh', (each) => each.seat === seat);
  const latest = (seat: number) =>
    socket.received.findLast(
      (each): each is Extract<ServerMessage, { type: 'fresh' }> | Moved =>
        (each.type === 'fresh' || each.type === 'moved') && each.seat === seat,
    );
  return {
    table,
    socket,
    play(seat) {
      const { number = 0, decisions = [] } = latest(seat) ?? {};
      const option = decisions[0]?.options[0] ?? 0;
      return socket.call({ type: 'decide', table: table.id, seat, number, option });
    },
  };
}

/** Half a second is left on the clocks: the real timer, which is set anew at every look, waits for that. */
function almostUp({ play }: Room): void {
  const zero = nextZero(play?.clock ?? missing());
  ahead += (zero ?? missing()) - server.hub.now() - 500;
}

/** Whatever happens elsewhere, a table of its own is opened and played, and the server says that it is well. */
async function othersPlayOn(): Promise<void> {
  const other = await sitDown(await tableOf([anna], { seats: SEATS, setup: { rounds: 1 } }));
  expect(await other.play(0)).toMatchObject({ type: 'done' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

test('rules that fail in a move: the table rests, says why, and goes on after it; others do not notice', async () => {
  const bad = await sitDown(await badTable());
  rules.set('apply');
  expect(await bad.play(0)).toMatchObject({ type: 'refused', code: 'table-failed' });
  expect(await bad.socket.next('notice')).toMatchObject({ code: 'table-failed', seat: null });
  await othersPlayOn();
  rules.set('none');
  expect(await bad.play(0)).toMatchObject({ type: 'refused', code: 'table-failed' });
  ahead += MINUTE;
  expect(await bad.play(0)).toMatchObject({ type: 'done', number: 1 });
});

test('rules that fail when a step is shown: the move is kept, and seen when the table is back', async () => {
  const bad = await sitDown(await badTable());
  rules.set('view');
  await bad.play(0);
  expect(await bad.socket.next('notice')).toMatchObject({ code: 'table-failed' });
  expect(await server.db.all('SELECT seat FROM moves WHERE table_id = ?', [bad.table.id])).toHaveLength(1);
  await othersPlayOn();
  rules.set('none');
  ahead += MINUTE;
  await bad.play(1);
  expect(await bad.socket.next('fresh', ({ seat }) => seat === 0)).toMatchObject({ number: 1 });
});

test('a table that cannot be loaded says so and is tried again after longer and longer', async () => {
  const { id } = await badTable();
  server.hub.rooms.delete(id);
  rules.set('decisions');
  const socket = await anna.connect();
  const watch = async () => {
    socket.send({ type: 'watch', table: id, seat: 0 });
    return socket.next('refused');
  };
  expect(await watch()).toMatchObject({ code: 'table-failed' });
  expect((await anna.api('GET', `/tables/${id}/replay`)).status).toBe(503);
  expect((await anna.api('GET', `/tables/${id}`)).status).toBe(200);
  const rest = () => (server.hub.faults.get(id)?.until ?? 0) - server.hub.now();
  const first = rest();
  expect(first).toBeLessThanOrEqual(5000);
  ahead += first + 1;
  await watch();
  expect(rest()).toBeGreaterThan(first);
  await othersPlayOn();
  rules.set('none');
  ahead += rest() + 1;
  socket.send({ type: 'watch', table: id, seat: 0 });
  expect(await socket.next('fresh')).toMatchObject({ table: id });
});

test('what cannot be handed to a bot ends nothing: chance chooses for it', async () => {
  rules.set('uncloneable');
  const bad = await badTable({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: bad.id });
  const { decisions } = await socket.next('fresh');
  const option = decisions[0]?.options[0] ?? 0;
  await socket.call({ type: 'decide', table: bad.id, seat: 0, number: 0, option });
  expect(await socket.next('notice')).toMatchObject({ code: 'bot-error', seat: 1 });
  expect(await socket.next('moved', ({ moment }) => moment === 1)).toMatchObject({ by: null });
  rules.set('none');
  await othersPlayOn();
});

test('a clock, a notification or whatever else looks on and fails breaks its own table alone', async () => {
  const bad = await sitDown(await badTable({ clock: { kind: 'live', bank: 600, increment: 0 } }));
  let works = false;
  server.hub.attendants.push({
    attend({ id }) {
      if (id === bad.table.id && !works) throw new Error('looking on failed');
    },
    moved() {},
  });
  expect(await bad.play(0)).toMatchObject({ type: 'done' });
  expect(await bad.socket.next('notice')).toMatchObject({ code: 'table-failed' });
  await othersPlayOn();
  works = true;
  ahead += MINUTE;
  expect(await bad.play(1)).toMatchObject({ type: 'done' });
});

test('a clock that rings where something fails breaks its own table alone, and counts when that is back', async () => {
  const clock: NewTable['clock'] = { kind: 'live', bank: 10, increment: 0 };
  const bad = await sitDown(await badTable({ clock, atZero: 'wait' }));
  const rings: string[] = [];
  let works = false;
  server.hub.attendants.push({
    attend({ id, play }) {
      const clocks = id === bad.table.id ? play?.clock : null;
      if (!clocks || outOfTime(clocks, server.hub.now()).length === 0) return;
      rings.push(new Error().stack ?? '');
      if (!works) throw new Error('something fails when time is up');
    },
    moved() {},
  });
  const room = (await server.hub.rooms.get(bad.table.id)) as Room;
  almostUp(room);
  attendTo(server.hub, room);
  expect(rings).toEqual([]);
  expect(await bad.socket.next('notice', ({ code }) => code === 'table-failed')).toMatchObject({
    seat: null,
  });
  // It was the clock that rang, nobody else looked.
  expect(rings[0]).toMatch(/ring .*clock-attendant/);
  await othersPlayOn();
  works = true;
  ahead += MINUTE;
  expect(await bad.play(0)).toMatchObject({ type: 'done' });
  expect(rings.length).toBeGreaterThan(1);
});

test('a clock that rings at a table at rest disturbs nobody', async () => {
  const clock: NewTable['clock'] = { kind: 'live', bank: 10, increment: 0 };
  const bad = await sitDown(await badTable({ clock, atZero: 'wait' }));
  rules.set('apply');
  expect(await bad.play(0)).toMatchObject({ type: 'refused', code: 'table-failed' });
  const room = (await server.hub.rooms.get(bad.table.id)) as Room;
  // Its rest is longer than what is left on the clock, which was set before the fault.
  let refusals = 0;
  const { guard } = room;
  room.guard = (work) =>
    guard(work).catch((error) => {
      refusals += 1;
      throw error;
    });
  almostUp(room);
  server.hub.faults.set(bad.table.id, {
    ...(server.hub.faults.get(bad.table.id) ?? missing()),
    until: server.hub.now() + MINUTE,
  });
  for (const { attend } of server.hub.attendants) attend(room);
  await expect.poll(() => refusals).toBeGreaterThan(0);
  await othersPlayOn();
  rules.set('none');
  ahead += 2 * MINUTE;
  expect(await bad.play(0)).toMatchObject({ type: 'done' });
});

test('a notification that fails costs nobody a move', async () => {
  const reach = {
    allows(): boolean {
      throw new Error('no way out');
    },
  };
  const other = await startServer({ reach });
  const [host, guest] = [await enter(other.url, 'Host'), await enter(other.url, 'Guest')];
  await other.db.run("UPDATE people SET webhook = 'https://example.org/hook' WHERE id = ?", [guest.id]);
  const table = await tableOf([host, guest]);
  const socket = await host.connect();
  socket.send({ type: 'watch', table: table.id });
  const { decisions } = await socket.next('fresh');
  const option = decisions[0]?.options[0] ?? 0;
  expect(await socket.call({ type: 'decide', table: table.id, seat: 0, number: 0, option })).toMatchObject({
    type: 'done',
  });
  expect(other.hub.faults.size).toBe(0);
  await other.close();
});

test('tables that cannot be loaded do not starve the sweep of those that can', async () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'ennead.sqlite');
  const slow = await startServer({ db: openSqlite(file), pace: { secret: 60_000 } });
  const bots: NewTable['seats'] = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  const good = await tableOf([await enter(slow.url, 'Anna')], { seats: bots });
  const [game] = rules.games.current;
  if (game === undefined) throw new Error('there is a game');
  const gone = Array.from({ length: 1100 }, (_, i): Statement[] => [
    ...insertTable(
      { ...bareTable(game, 2, `gone-table-${i}`), rules: 99 },
      { seed: 'seed', origin: null, bytes: 0 },
    ),
    ['UPDATE tables SET due = 1 WHERE id = ?', [`gone-table-${i}`]],
  ]);
  await slow.db.batch(gone.flat());
  await slow.close();
  const again = await startServer({ db: openSqlite(file) });
  const status = async () =>
    ((await (await fetch(`${again.url}/api/v1/tables/${good.id}`)).json()) as TableInfo).status;
  await expect.poll(status).toBe('finished');
  const waiting = () => again.db.all<{ id: string }>('SELECT id FROM tables WHERE due = 1');
  await expect.poll(waiting).toEqual([]);
  await again.close();
  folder.remove();
});
