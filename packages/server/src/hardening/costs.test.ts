import type { MatchRecord } from '@ennead/kernel';
import type { NewTable, TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
/** What was charged since it was last looked at: steps that are played again, and bytes that are kept. */
const charged = { steps: [] as number[], bytes: [] as number[] };

beforeEach(async () => {
  steps();
  bytes();
  server = await startServer();
  anna = await enter(server.url, 'Anna');
  const { lookBack, store } = server.hub.budgets;
  Object.assign(server.hub.budgets, {
    lookBack: (...all: Parameters<typeof lookBack>) => {
      charged.steps.push(all[1]);
      return lookBack(...all);
    },
    store: (...all: Parameters<typeof store>) => {
      charged.bytes.push(all[1]);
      return store(...all);
    },
  });
});
afterEach(() => server.close());

const steps = () => charged.steps.splice(0);
const bytes = () => charged.bytes.splice(0);
const ALONE: NewTable = {
  game: 'toy',
  setup: {},
  seats: [{ kind: 'me' }, { kind: 'me' }],
  visibility: 'public',
};

/** A table that Anna plays with both hands, some moves in. */
async function begun(
  moves: number,
  more: Partial<NewTable> = {},
): Promise<{ id: string; socket: TestSocket }> {
  const { id } = await tableOf([anna], { seats: ALONE.seats, ...more });
  const socket = await anna.connect();
  await sitAlone(socket, id);
  for (let i = 0; i < moves; i++) await playOne(socket, id);
  steps();
  bytes();
  return { id, socket };
}

test('to look back costs what is played again for it, and a little for asking', async () => {
  const { id } = await begun(4);
  const cost = async (path: string) => {
    await anna.api('GET', `/tables/${id}/${path}`);
    return steps();
  };
  expect(await cost('log')).toEqual([5 + 4]);
  expect(await cost('record')).toEqual([5 + 4]);
  expect(await cost('replay?move=0')).toEqual([5]);
  expect(await cost('story?from=0&to=0')).toEqual([5 + 3 * 2]);
});

test('to look at a table costs its view and what was missed; to find it in one’s own list, its loading', async () => {
  const { id } = await begun(4);
  let number = 0;
  const watch = async (last?: number) => {
    const other = await anna.connect();
    other.send({ type: 'watch', table: id, seat: 0, ...(last !== undefined && { last }) });
    await other.next('presence');
    for (const each of other.received) if (each.type === 'fresh') number = each.number;
    await other.close();
    return steps();
  };
  expect(await watch()).toEqual([20]);
  expect(await watch(number)).toEqual([20]);
  expect(await watch(number - 1)).toEqual([20 + 10 + 3]);
  expect(await watch(number + 1)).toEqual([20]);
  await anna.api('GET', '/tables?list=mine');
  expect(steps()).toHaveLength(1);
  server.hub.rooms.clear();
  await anna.api('GET', '/tables?list=mine');
  expect(steps()[0]).toBe(30);
});

test('a new name costs telling it at every table', async () => {
  for (let i = 0; i < 3; i++) await anna.api('POST', '/tables', ALONE);
  await anna.api('PATCH', '/me', { name: 'Anne' });
  expect(steps()).toEqual([15]);
});

test('what is written down is counted by what it takes', async () => {
  const { body } = await anna.api<TableInfo>('POST', '/tables', ALONE);
  const setup = JSON.stringify(body.setup).length;
  expect(bytes()).toEqual([500 + setup]);
  await anna.api('POST', `/tables/${body.id}/change`, { visibility: 'private' });
  expect(bytes()).toEqual([500 + setup]);
  expect(await server.db.all('SELECT bytes FROM tables')).toEqual([{ bytes: 500 + setup }]);
  const socket = await anna.connect();
  await socket.call({ type: 'chat', table: body.id, text: 'hello' });
  await socket.call({ type: 'react', table: body.id, reaction: 'hello' });
  expect(bytes()).toEqual([105, 100]);
});

test('a record that is brought in is counted by its moves, and others get their turn every twenty of them', async () => {
  const { id, socket } = await begun(0);
  while ((await playOne(socket, id)) !== null);
  const { body: record } = await anna.api<MatchRecord>('GET', `/tables/${id}/record`);
  const moves = record.moves.length;
  expect(moves).toBeGreaterThan(20);
  let turns = 0;
  Object.assign(server.hub, {
    turns: async () => {
      turns += 1;
    },
  });
  steps();
  const { body } = await anna.api<{ table: string }>('POST', '/records', record);
  const { body: brought } = await anna.api<TableInfo>('GET', `/tables/${body.table}`);
  expect(bytes()).toEqual([200 * (moves + 1) + JSON.stringify(brought.setup).length]);
  expect(steps()).toEqual([moves]);
  expect(turns).toBe(Math.floor(moves / 20));
  expect(brought).toMatchObject({ imported: true, practice: false, rated: 'no', delay: 0, handOver: null });
});
