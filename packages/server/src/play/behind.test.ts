import { addStep, momentOf, noSteps } from '@ennead/table';
import type { ChatLines, Fresh, Log, Moved, NewTable, Replay, Story, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connect, enter, type TestPerson, type TestSocket } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const BEHIND = 4;

let server: TestServer;
let people: TestPerson[];
let onlooker: TestPerson;

beforeAll(async () => {
  // They talk after every move, and ask to go back.
  const config = readConfig({
    ENNEAD_LIMITS: `spectatorsBehind=${BEHIND}, lookBackPerSecond=100000, chatPerMinute=1000`,
  });
  server = await startServer({ config: { limits: config.limits } });
  people = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  onlooker = await enter(server.url, 'Olga');
});
afterAll(() => server.close());

type At = Fresh | Moved;
const isPosition = (each: { readonly type: string }): each is At =>
  each.type === 'moved' || each.type === 'fresh';

async function settled(socket: TestSocket): Promise<TestSocket['received']> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
  return socket.received;
}
const latest = async (socket: TestSocket) => (await settled(socket)).findLast(isPosition) as At;

const watching = async (socket: TestSocket, table: string, seat: number | null) => {
  socket.send({ type: 'watch', table, seat });
  await socket.next('presence');
  return socket;
};

async function begin(rated: NewTable['rated']) {
  const [anna, ben] = people as [TestPerson, TestPerson];
  const wanted: NewTable = {
    game: 'toy',
    setup: { rounds: 5 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    clock: { kind: 'live', bank: 600, increment: 5 },
    atZero: 'bot',
    ...(rated !== undefined && { rated }),
  };
  const { id } = (await anna.api<TableInfo>('POST', '/tables', wanted)).body;
  await ben.api('POST', `/tables/${id}/join`, {});
  const seats = await Promise.all(people.map(async (person) => person.connect()));
  for (const [seat, socket] of seats.entries()) await watching(socket, id, seat);
  const info = (await anna.api<TableInfo>('POST', `/tables/${id}/start`)).body;
  for (const socket of seats) await socket.next('fresh');
  /** Whoever is asked takes the first answer; false at the end. */
  const move = async () => {
    for (const [seat, socket] of seats.entries()) {
      const { number, decisions } = await latest(socket);
      const [option] = decisions[0]?.options ?? [];
      if (option === undefined) continue;
      expect(await socket.call({ type: 'decide', table: id, seat, number, option })).toMatchObject({
        type: 'done',
      });
      return true;
    }
    return false;
  };
  return { id, info, seats: seats as [TestSocket, TestSocket], move };
}

test('spectators of a rated game hear nothing newer than the agreed number of moves, and everything at the end', async () => {
  const { id, info, seats, move } = await begin('people');
  expect(info.delay).toBe(BEHIND);
  const early = await watching(await connect(server.url), id, null);
  const late = await onlooker.connect();
  const [anna] = seats;
  const said: string[] = [];
  let undone = false;

  const get = async <T>(path: string) => (await onlooker.api<T>('GET', `/tables/${id}${path}`)).body;
  /** What a spectator can find out by any way at all. */
  const check = async () => {
    const { moment } = await latest(anna);
    const room = await server.hub.rooms.get(id);
    const steps = room?.play?.steps ?? noSteps(2);
    const shown = noSteps(2);
    const seen = Math.max(0, steps.seen - BEHIND);
    for (const step of steps.all) if (shown.seen < seen) addStep(shown, step);
    const last = momentOf(shown);
    for (const socket of [early, late]) {
      const positions = (await settled(socket)).filter(isPosition);
      for (const each of positions) expect(each.number).toBeLessThanOrEqual(seen);
      if (positions.length > 0) expect(positions.at(-1)).toMatchObject({ number: seen, moment: last });
    }
    const { entries } = await get<Log>('/log');
    expect(entries.at(-1)?.moment).toBe(last);
    expect((await get<Replay>('/replay')).of).toBe(last);
    if (moment > last) {
      const beyond = await onlooker.api('GET', `/tables/${id}/replay?move=${last + 1}`);
      expect(beyond).toMatchObject({ status: 404, body: { code: 'no-such-moment' } });
    }
    expect((await get<Story>('/story')).steps).toHaveLength(last);
    const hidden = steps.all.slice(shown.all.length).find((step) => !step.hidden)?.at ?? Date.now() + 1;
    const { lines } = await get<ChatLines>('/chat');
    const heard = [...early.received, ...late.received].flatMap((each) =>
      each.type === 'said' ? [each.line] : [],
    );
    for (const line of [...lines, ...heard]) expect(line.at).toBeLessThan(hidden);
    expect(early.received.filter(({ type }) => type === 'said')).toHaveLength(lines.length);
    for (const socket of [early, late]) {
      expect(socket.received.some(({ type }) => type === 'asked' || type === 'notice')).toBe(false);
      const clocks = socket.received.filter(isPosition).flatMap(({ clock }) => (clock ? [clock] : []));
      expect(clocks.every(({ running }) => running.length === 0)).toBe(true);
    }
  };

  for (let round = 0; await move(); round++) {
    const at = await latest(anna);
    if (at.outcome !== null) break;
    if (round === 6) await watching(late, id, null);
    const text = `after ${at.moment}, ${round}`;
    said.push(text);
    expect(await anna.call({ type: 'chat', table: id, text })).toMatchObject({ type: 'done' });
    if (!undone && round > 5) {
      for (const [seat, socket] of seats.entries()) {
        const { undo, number } = await latest(socket);
        const to = undo?.step ?? undo?.turn;
        if (to === null || to === undefined) continue;
        await socket.call({ type: 'undo', table: id, seat, number, to });
        undone = true;
        break;
      }
      const before = await latest(anna);
      if (!undone && before.undo?.ask != null)
        await anna.call({ type: 'undo', table: id, seat: 0, number: before.number, to: before.undo.ask });
    }
    await check();
    // The seats themselves are told at once.
    expect((await latest(seats[1])).moment).toBe((await latest(anna)).moment);
  }
  expect(undone).toBe(true);

  const end = await latest(anna);
  expect(end.outcome).not.toBeNull();
  for (const socket of [early, late]) {
    const positions = (await settled(socket)).filter(isPosition);
    expect(positions.at(-1)).toMatchObject({ moment: end.moment, outcome: end.outcome });
    const numbers = positions.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    expect(socket.received.filter(({ type }) => type === 'fresh')).toHaveLength(1);
  }
  const lines = (await get<ChatLines>('/chat')).lines.map(({ text }) => text);
  expect(lines).toEqual(said);
  const heard = early.received.flatMap((each) => (each.type === 'said' ? [each.line.text] : []));
  expect(heard).toEqual(lines);
  // Told step by step and shown at once it is the same.
  const anew = await watching(await connect(server.url), id, null);
  const { view } = (await latest(anew)) as Fresh;
  let told: Record<string, unknown> = {};
  for (const each of early.received.filter(isPosition)) {
    told = each.type === 'fresh' ? { ...each.view } : { ...told, ...each.changed };
    if (each.type === 'moved') for (const key of each.removed) delete told[key];
  }
  expect(told).toEqual(view);
  for (const socket of [early, late, anew, ...seats]) await socket.close();
});

test('spectators of a game that is not rated see it as it is', async () => {
  const { id, info, seats, move } = await begin('no');
  expect(info.delay).toBe(0);
  const socket = await watching(await connect(server.url), id, null);
  while (await move()) {
    const [anna] = seats;
    expect((await latest(socket)).moment).toBe((await latest(anna)).moment);
  }
  for (const each of [socket, ...seats]) await each.close();
});
