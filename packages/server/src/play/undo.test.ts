import { isRecord, missing } from '@ennead/kernel';
import type { Fresh, Moved, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let people: TestPerson[];

beforeAll(async () => {
  server = await startServer();
  people = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
});
afterAll(() => server.close());

interface At {
  readonly table: TableInfo;
  readonly sockets: TestSocket[];
  now(seat: number): Promise<Fresh | Moved>;
  decide(seat: number, option?: number | string): Promise<void>;
}

/** Two people at a table where somebody has won grain and shares it out. */
async function sharing(more: object = {}): Promise<At & { readonly winner: number }> {
  const table = await tableOf(people, more);
  const sockets = await Promise.all(people.map((person) => person.connect()));
  for (const [seat, socket] of sockets.entries()) {
    socket.send({ type: 'watch', table: table.id, seat });
    await socket.next('fresh');
  }
  const now = async (seat: number) => {
    const socket = sockets[seat] ?? missing();
    socket.send({ type: 'ping' });
    await socket.next('pong');
    return socket.received.findLast(
      (each): each is Fresh | Moved => each.type === 'moved' || each.type === 'fresh',
    ) as Moved;
  };
  const decide = async (seat: number, option?: number | string) => {
    const { number, decisions } = await now(seat);
    const chosen = option ?? decisions[0]?.options[0] ?? missing();
    await (sockets[seat] ?? missing()).call({
      type: 'decide',
      table: table.id,
      seat,
      number,
      option: chosen,
    });
  };
  const at = { table, sockets, now, decide };
  for (let round = 0; round < 5; round++) {
    for (const seat of [0, 1]) {
      const { decisions } = await now(seat);
      await decide(seat, (seat === 0 ? decisions[0]?.options.at(-1) : decisions[0]?.options[0]) as number);
    }
    for (const winner of [0, 1]) {
      const { decisions } = await now(winner);
      const about = decisions[0]?.about;
      if (decisions[0]?.kind === 'share' && isRecord(about) && Number(about.left) > 2)
        return { ...at, winner };
      if (decisions[0]?.kind === 'share')
        while ((await now(winner)).decisions[0]?.kind === 'share') await decide(winner);
    }
  }
  throw new Error('nobody won enough');
}

test('inside a turn going back is free, step by step or to where it began', async () => {
  const { table, sockets, now, decide, winner } = await sharing();
  const socket = sockets[winner] ?? missing();
  const start = await now(winner);
  expect(start.undo).toMatchObject({ step: null, turn: null });
  await decide(winner, 'temple');
  await decide(winner, 'granary');
  const { number, undo } = await now(winner);
  expect(undo).toMatchObject({ step: start.number + 1, turn: start.number });
  const back = { type: 'undo' as const, table: table.id, seat: winner };
  expect(await socket.call({ ...back, number, to: undo?.step as number })).toMatchObject({
    number: number + 1,
  });
  const one = (await now(winner)) as Moved;
  expect(one).toMatchObject({ kind: 'undo', by: winner, moment: start.moment + 1 });
  expect(one.undo).toMatchObject({ step: start.number, turn: start.number });
  await socket.call({ ...back, number: one.number, to: one.undo?.turn as number });
  expect(await now(winner)).toMatchObject({ moment: start.moment, decisions: start.decisions });
  expect(await now(1 - winner)).toMatchObject({ kind: 'undo', moment: start.moment });
  const kinds = await server.db.all(
    'SELECT kind FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT 4',
    [table.id],
  );
  expect(kinds).toEqual(['undo', 'undo', 'move', 'move'].map((kind) => ({ kind })));
});

test('beyond that everybody affected is asked, and one no is a no', async () => {
  const { table, sockets, now, winner } = await sharing();
  const [asking, other] = [sockets[winner], sockets[1 - winner]] as [TestSocket, TestSocket];
  const { number, undo, moment } = await now(winner);
  const request = { type: 'undo' as const, table: table.id, seat: winner, number, to: undo?.ask as number };
  const answer = { type: 'answer-undo' as const, table: table.id, seat: 1 - winner };
  expect(await asking.call(request)).toMatchObject({ type: 'done', asked: true });
  expect((await other.next('asked')).ask).toMatchObject({ seat: winner, needed: [1 - winner], accepted: [] });
  expect(await asking.call({ ...answer, seat: winner, accept: true })).toMatchObject({ code: 'not-asked' });
  await other.call({ ...answer, accept: false });
  expect(await other.next('asked')).toMatchObject({ ask: null });
  expect((await now(winner)).moment).toBe(moment);
  expect(await other.call({ ...answer, accept: true })).toMatchObject({ code: 'nothing-asked' });
});

test('when all agree, the game goes back', async () => {
  const { table, sockets, now, winner } = await sharing();
  const [asking, other] = [sockets[winner], sockets[1 - winner]] as [TestSocket, TestSocket];
  const { number, undo, moment } = await now(winner);
  await asking.call({ type: 'undo', table: table.id, seat: winner, number, to: undo?.ask as number });
  await other.next('asked');
  await other.call({ type: 'answer-undo', table: table.id, seat: 1 - winner, accept: true });
  const after = await now(winner);
  expect(after.moment).toBeLessThan(moment);
  expect(after.decisions[0]?.kind).toBe('bid');
});

test('who asked may think better of it, and nobody may agree any more', async () => {
  const { table, sockets, now, winner } = await sharing();
  const [asking, other] = [sockets[winner], sockets[1 - winner]] as [TestSocket, TestSocket];
  const { number, undo, moment } = await now(winner);
  await asking.call({ type: 'undo', table: table.id, seat: winner, number, to: undo?.ask as number });
  expect((await other.next('asked')).ask).not.toBeNull();
  const answer = { type: 'answer-undo' as const, table: table.id };
  expect(await asking.call({ ...answer, seat: winner, accept: false })).toMatchObject({ type: 'done' });
  expect((await other.next('asked')).ask).toBeNull();
  expect(await other.call({ ...answer, seat: 1 - winner, accept: true })).toMatchObject({
    code: 'nothing-asked',
  });
  expect((await now(winner)).moment).toBe(moment);
});

test('who comes back to the table hears what is asked now', async () => {
  const { table, sockets, now, winner } = await sharing();
  const [asking, other] = [sockets[winner], sockets[1 - winner]] as [TestSocket, TestSocket];
  const { number: last } = await now(1 - winner);
  await other.close();
  const comeBack = async () => {
    const back = await (people[1 - winner] ?? missing()).connect();
    back.send({ type: 'watch', table: table.id, seat: 1 - winner, last });
    return (await back.next('asked')).ask;
  };
  const { number, undo } = await now(winner);
  await asking.call({ type: 'undo', table: table.id, seat: winner, number, to: undo?.ask as number });
  expect(await comeBack()).toMatchObject({ seat: winner });
  await asking.call({ type: 'answer-undo', table: table.id, seat: winner, accept: false });
  expect(await comeBack()).toBeNull();
});

test('a move in between ends a request', async () => {
  const { table, sockets, now, decide, winner } = await sharing();
  const { number, undo } = await now(winner);
  await (sockets[winner] ?? missing()).call({
    type: 'undo',
    table: table.id,
    seat: winner,
    number,
    to: undo?.ask as number,
  });
  await decide(winner);
  const answer = { type: 'answer-undo' as const, table: table.id, seat: 1 - winner, accept: true };
  expect(await (sockets[1 - winner] ?? missing()).call(answer)).toMatchObject({ code: 'nothing-asked' });
});

test('while answers are secret nothing is free, so that nobody learns who has answered', async () => {
  const table = await tableOf(people);
  const one = await (people[0] ?? missing()).connect();
  one.send({ type: 'watch', table: table.id });
  const { decisions } = await one.next('fresh');
  await one.call({
    type: 'decide',
    table: table.id,
    seat: 0,
    number: 0,
    option: decisions[0]?.options[0] ?? missing(),
  });
  expect((await one.next('moved')).undo).toMatchObject({ step: null, turn: null });
});

test('going back never gives time', async () => {
  const { table, sockets, now, decide, winner } = await sharing({
    clock: { kind: 'live', bank: 100, increment: 20 },
  });
  const left = async () => (await now(winner)).clock?.left[winner] ?? missing();
  const before = await left();
  await decide(winner);
  const { number, undo } = await now(winner);
  const spent = await left();
  await (sockets[winner] ?? missing()).call({
    type: 'undo',
    table: table.id,
    seat: winner,
    number,
    to: undo?.turn as number,
  });
  expect(spent).toBeLessThanOrEqual(before);
  expect(await left()).toBeLessThanOrEqual(spent);
});

test('a restart keeps undone moves undone', async () => {
  const { table, sockets, now, decide, winner } = await sharing();
  await decide(winner);
  const { number, undo } = await now(winner);
  await (sockets[winner] ?? missing()).call({
    type: 'undo',
    table: table.id,
    seat: winner,
    number,
    to: undo?.turn as number,
  });
  const before = await now(winner);
  server.hub.rooms.delete(table.id);
  const again = await (people[winner] ?? missing()).connect();
  again.send({ type: 'watch', table: table.id, seat: winner });
  const fresh = await again.next('fresh');
  expect(fresh).toMatchObject({ number: before.number, moment: before.moment, decisions: before.decisions });
});

test('who asks to go back and takes it back on and on is told to wait; who goes back freely is not', async () => {
  const { table, sockets, now, decide, winner } = await sharing();
  const asking = sockets[winner] ?? missing();
  const back = { type: 'undo' as const, table: table.id, seat: winner };
  const { number, undo } = await now(winner);
  const answers = [];
  for (let i = 0; i < 30; i++) {
    answers.push(await asking.call({ ...back, number, to: undo?.ask as number }));
    await asking.call({ type: 'answer-undo', table: table.id, seat: winner, accept: false });
  }
  const refused = answers.filter((each) => each.type === 'refused');
  expect(answers.slice(0, 5).map(({ type }) => type)).toEqual(new Array(5).fill('done'));
  expect(refused[0]).toMatchObject({ code: 'too-fast', retryAfter: expect.any(Number) });
  await decide(winner, 'temple');
  const after = await now(winner);
  expect(await asking.call({ ...back, number: after.number, to: after.undo?.turn as number })).toMatchObject({
    type: 'done',
  });
});

test('an undo that is sent twice is done once and answered the same', async () => {
  const { table, sockets, now, decide, winner } = await sharing();
  const socket = sockets[winner] ?? missing();
  await decide(winner, 'temple');
  const { number, undo } = await now(winner);
  const back = {
    type: 'undo' as const,
    table: table.id,
    seat: winner,
    number,
    to: undo?.turn as number,
    id: 'once',
  };
  const answered = async () => {
    const before = socket.received.length;
    socket.send(back);
    await expect
      .poll(() => socket.received.slice(before).find((each) => each.type === 'done' && each.id === 'once'))
      .toBeDefined();
    return socket.received.slice(before).find((each) => each.type === 'done');
  };
  const first = await answered();
  expect(first).toMatchObject({ number: number + 1 });
  // Where the game has gone on meanwhile, the answer is that of then.
  await decide(winner, 'temple');
  await decide(winner, 'granary');
  const after = await now(winner);
  expect(await answered()).toEqual(first);
  expect(await now(winner)).toEqual(after);
});
