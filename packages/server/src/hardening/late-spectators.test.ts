import { missing } from '@ennead/kernel';
import { numberOf } from '@ennead/table';
import type { Fresh, Moved, ServerMessage, Tournament } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { takeDecision } from '../play/decide.ts';
import { attendTo } from '../play/faults.ts';
import type { Room } from '../play/room.ts';
import { connect, enter, type TestPerson, type TestSocket } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';
import { SECOND } from '../time.ts';

const BEHIND = 4;
const SHARED = 5;
const START = Date.UTC(2026, 10, 1);

/** Routes of which more is read than the plain address, or nothing: those show nothing of a game. */
const SHOWN: Readonly<Record<string, (id: World) => readonly string[]>> = {
  '/me/sessions': () => [],
  '/push-key': () => [],
  '/ladder': () => ['/ladder?game=toy'],
  '/tables': () =>
    ['lobby', 'joinable', 'watchable', 'mine', 'going', 'over', 'finished'].map(
      (list) => `/tables?list=${list}`,
    ),
  '/tables/{id}/log': ({ table }) => [`/tables/${table}/log`, `/tables/${table}/log?from=3&seat=none`],
  '/tables/{id}/story': ({ table }) => [`/tables/${table}/story`, `/tables/${table}/story?from=3`],
  '/tables/{id}/replay': ({ table }) =>
    ['', '?move=2', ...[4, 5, 6, 7, 8, 9, 10].map((move) => `?move=${move}&seat=none`)].map(
      (query) => `/tables/${table}/replay${query}`,
    ),
  '/tournaments': () => ['going', 'mine', 'over'].map((list) => `/tournaments?list=${list}`),
};

interface World {
  readonly server: TestServer;
  readonly table: string;
  readonly tournament: string;
  readonly people: readonly TestPerson[];
  /** Who organises the tournament and is the host of its tables, and somebody who looks on. */
  readonly organiser: TestPerson;
  readonly onlooker: TestPerson;
  readonly room: Room;
  readonly seats: readonly TestSocket[];
  readonly watching: readonly TestSocket[];
  pass(ms: number): void;
}

let open: TestServer[] = [];
afterEach(async () => {
  for (const server of open) await server.close();
  open = [];
});

/** A rated game between Anna and Ben, the same in every world, organised by somebody who does not play. */
async function world(atZero: 'bot' | 'wait' = 'bot'): Promise<World> {
  let now = START;
  const config = readConfig({ ENNEAD_LIMITS: `spectatorsBehind=${BEHIND}, lookBackPerSecond=100000` });
  const server = await startServer({
    now: () => now,
    config: { limits: config.limits },
    pace: { least: 600 * SECOND },
  });
  open.push(server);
  const [organiser, onlooker, ...people] = (await Promise.all(
    ['Hana', 'Olga', 'Anna', 'Ben'].map((name) => enter(server.url, name)),
  )) as [TestPerson, TestPerson, ...TestPerson[]];
  const { body } = await organiser.api<Tournament>(
    'POST',
    '/tournaments',
    tournamentOf({
      name: 'Club',
      setup: { rounds: 5 },
      rounds: 1,
      points: [2, 1],
      places: 3,
      clock: { kind: 'days', days: 1 },
      atZero,
      rated: 'people',
    }),
  );
  for (const person of people) {
    now += SECOND;
    await person.api('POST', `/tournaments/${body.id}/join`);
  }
  const begun = await organiser.api<Tournament>('POST', `/tournaments/${body.id}/start`);
  const table = begun.body.drawn[0]?.tables[0]?.table ?? missing();
  await server.db.run('UPDATE tables SET seed = ? WHERE id = ?', ['the same', table]);
  await server.db.run('UPDATE seats SET person = NULL WHERE table_id = ?', [table]);
  for (const [seat, { id }] of people.entries())
    await server.db.run('UPDATE seats SET person = ? WHERE table_id = ? AND seat = ?', [id, table, seat]);
  server.hub.rooms.delete(table);
  const seats = await Promise.all(people.map((person) => person.connect()));
  for (const [seat, socket] of seats.entries()) await watch(socket, table, seat);
  const watching = [await connect(server.url), await onlooker.connect(), await organiser.connect()];
  for (const socket of watching) await watch(socket, table, null);
  const room = (await server.hub.rooms.get(table)) ?? missing();
  const pass = (ms: number) => {
    now += ms;
    attendTo(server.hub, room);
  };
  return { server, table, tournament: body.id, people, organiser, onlooker, room, seats, watching, pass };
}

async function watch(socket: TestSocket, table: string, seat: number | null): Promise<void> {
  socket.send({ type: 'watch', table, seat });
  await socket.next('fresh');
  await socket.next('presence');
}

type At = Fresh | Moved;
const isPosition = (each: ServerMessage): each is At => each.type === 'moved' || each.type === 'fresh';

/** Whoever is asked first takes one of the answers. */
async function move({ seats, table, pass }: World, which: 0 | -1): Promise<void> {
  pass(SECOND);
  for (const [seat, socket] of seats.entries()) {
    await settled([socket]);
    const { number, decisions } = (socket.received.findLast(isPosition) ?? missing()) as At;
    const option = decisions[0]?.options.at(which);
    if (option === undefined) continue;
    const done = await socket.call({ type: 'decide', table, seat, number, option });
    expect(done).toMatchObject({ type: 'done' });
    return;
  }
}

async function playTo(world: World, seen: number, which: 0 | -1): Promise<void> {
  while ((world.room.play?.steps.seen ?? seen) < seen) await move(world, which);
}

async function settled(sockets: readonly TestSocket[]): Promise<void> {
  for (const socket of sockets) {
    socket.send({ type: 'ping' });
    await socket.next('pong');
  }
}

/** Whose ids stand in an address that begins like this. */
const NAMED: Readonly<Record<string, (world: World) => readonly string[]>> = {
  people: ({ people }) => people.map(({ id }) => id),
  tables: ({ table }) => [table],
  tournaments: ({ tournament }) => [tournament],
};

/** Every address at which the server shows something, by its route: one more route is looked at by itself. */
async function shownBy(world: World): Promise<Map<string, readonly string[]>> {
  const response = await fetch(`${world.server.url}/api/v1/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, object> };
  const routes = Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}));
  return new Map(
    routes.map((path) => {
      const route = path.replace('/api/v1', '');
      const ids = NAMED[route.split('/')[1] ?? '']?.(world) ?? [];
      const plain = route.includes('{id}') ? ids.map((id) => route.replace('{id}', id)) : [route];
      return [route, SHOWN[route]?.(world) ?? plain];
    }),
  );
}

/** Everything that nobody, a stranger and the organiser can read, without ids that differ from world to world. */
async function everything(world: World, who: readonly (TestPerson | null)[]): Promise<Map<string, string>> {
  const { server, table, tournament, people, organiser, onlooker } = world;
  const found = new Map<string, string>();
  const paths = [...(await shownBy(world)).values()].flat();
  const ids = [
    [table, 'TABLE'],
    [tournament, 'TOURNAMENT'],
    ...[...people, organiser, onlooker].map(({ id, name }) => [id, name]),
  ] as const;
  // A spreadsheet takes an id that begins with a minus sign for a formula, so exports put an apostrophe before it.
  const plain = (text: string) =>
    ids.reduce(
      (sum, [id = '', name = '']) => sum.replaceAll(`,'${id}`, `,${name}`).replaceAll(id, name),
      text,
    );
  for (const person of who)
    for (const path of paths) {
      const headers = person === null ? {} : { authorization: `Bearer ${person.key}` };
      const response = await fetch(`${server.url}/api/v1${path}`, { headers });
      found.set(plain(`${person?.name} ${path}`), plain(`${response.status} ${await response.text()}`));
    }
  return found;
}

/** What was sent to those who look on, without ids that differ from world to world; who is at the table is told once a second. */
const heard = ({ watching, table, people, organiser }: World) =>
  watching.map(({ received }) =>
    received
      .filter(({ type }) => !['pong', 'hello', 'presence'].includes(type))
      .map((each) => {
        let text = JSON.stringify(each).replaceAll(table, 'TABLE');
        for (const { id, name } of [...people, organiser]) text = text.replaceAll(id, name);
        return text;
      }),
  );

test('every route that shows something is looked at', async () => {
  const shown = await shownBy(await world());
  expect([...shown.keys()]).toEqual(expect.arrayContaining([...Object.keys(SHOWN), '/tables/{id}/record']));
  const unseen = [...shown].flatMap(([route, paths]) => (paths.length === 0 ? [route] : []));
  expect(unseen.sort()).toEqual(['/me/sessions', '/push-key']);
  for (const path of [...shown.values()].flat()) expect(path).not.toContain('{');
});

test('two games that differ in their last moves alone are the same to whoever looks on', async () => {
  const worlds = [await world(), await world()] as const;
  for (const [at, each] of worlds.entries()) {
    await playTo(each, SHARED, 0);
    const before = each.room.play?.steps.all.length ?? 0;
    await playTo(each, SHARED + BEHIND, at === 0 ? 0 : -1);
    const [anna] = each.seats;
    expect(each.room.play?.steps.all.length).toBeGreaterThan(before);
    await anna?.call({ type: 'chat', table: each.table, text: `The present of world ${at}` });
    if (at === 1) await anna?.call({ type: 'react', table: each.table, reaction: 'hello' });
    await settled([...each.seats, ...each.watching]);
  }
  const [one, other] = worlds;
  const states = worlds.map(({ room }) => JSON.stringify(room.play?.match.moves));
  expect(states[0]).not.toBe(states[1]);
  const eyes = ({ onlooker, organiser }: World) => [null, onlooker, organiser];
  expect(await everything(other, eyes(other))).toEqual(await everything(one, eyes(one)));
  expect(heard(other)).toEqual(heard(one));
  // The players know more: the test would notice a difference.
  const [anna, alsoAnna] = [one.people[0] ?? missing(), other.people[0] ?? missing()];
  expect(await everything(other, [alsoAnna])).not.toEqual(await everything(one, [anna]));
});

test('what happens at the table now changes nothing for whoever looks on', async () => {
  const here = await world();
  const { server, table, seats, people, organiser, onlooker, room, pass } = here;
  await playTo(here, SHARED + BEHIND, 0);
  while ((room.play?.shown.waiting.length ?? 0) !== 1) await move(here, 0);
  const asked = room.play?.shown.waiting[0] ?? missing();
  const [socket, rival] = [seats[asked] ?? missing(), seats[1 - asked] ?? missing()];
  await settled([...seats, ...here.watching]);
  const eyes = [null, onlooker, organiser];
  const before = await everything(here, eyes);
  const said = heard(here);

  // Talk, a wish to go back, a plan, a bot that is called for and one that the clock calls.
  await socket.call({ type: 'chat', table, text: 'My turn' });
  const past = rival.received.findLast(isPosition);
  if (past?.undo?.ask != null)
    await rival.call({ type: 'undo', table, seat: 1 - asked, number: past.number, to: past.undo.ask });
  pass(SECOND);
  await people[asked]?.api('PUT', `/tables/${table}/plans`, { seat: asked, plans: [] });
  for (const seat of [0, 1])
    expect(await organiser.api('POST', `/tables/${table}/hand-over`, { seat })).toMatchObject({
      status: 403,
      body: { code: 'hand-over-later' },
    });
  pass(25 * 3600 * SECOND);
  await socket.next('notice');
  await socket.next('table', (message) => message.table.seats[asked]?.standIn !== null);
  await settled([...seats, ...here.watching]);
  expect(await everything(here, eyes)).toEqual(before);
  expect(heard(here)).toEqual(said);
  expect(await people[asked]?.api('GET', `/tables/${table}`)).toMatchObject({
    body: { seats: { [asked]: { standIn: 'easy' } } },
  });

  // When they have seen what stood before it, they are told who plays.
  const { play } = room;
  const told = () =>
    here.watching.map(({ received }) =>
      received.some((each) => each.type === 'table' && each.table.seats[asked]?.standIn === 'easy'),
    );
  const seen = play?.steps.seen ?? 0;
  while (play !== null && play.steps.seen < seen + BEHIND) {
    expect(told()).toEqual([false, false, false]);
    const [decision] = play.match.open;
    const [option] = decision?.options ?? [];
    if (decision === undefined || option === undefined) throw new Error('the game is over too early');
    const number = numberOf(play.steps, decision.seat);
    await takeDecision(server.hub, room, { seat: decision.seat, number, option, call: null, done() {} });
    await settled(here.watching);
  }
  expect(told()).toEqual([true, true, true]);
  for (const { received } of here.watching)
    expect(received).toContainEqual(
      expect.objectContaining({ type: 'event', event: expect.objectContaining({ kind: 'hand-over' }) }),
    );
});
