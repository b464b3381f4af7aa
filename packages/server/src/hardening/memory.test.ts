import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { missing } from '@ennead/kernel';
import type { NewTable } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { forgetIdle } from '../play/forget.ts';
import { roomOf } from '../play/hub.ts';
import type { Room } from '../play/room.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let server: TestServer;
let later = 0;
afterEach(() => server.close());

const OF_EACH_KIND = 5;

/** What can happen at a table while it is in memory. */
const KINDS: Readonly<Record<string, (people: readonly TestPerson[]) => Promise<string>>> = {
  'a clock over days': (people) => sat(people, { clock: { kind: 'days', days: 5 }, atZero: 'bot' }),
  'a live clock': (people) => sat(people, { clock: { kind: 'live', bank: 3000, increment: 5 } }),
  bots: ([host]) =>
    sat([host as TestPerson], {
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'hard' }],
    }),
  watchers: async (people) => {
    const id = await sat(people);
    const sockets = await Promise.all([...people, people[0] ?? missing()].map((person) => person.connect()));
    for (const socket of sockets) socket.send({ type: 'watch', table: id });
    for (const socket of sockets) await socket.next('fresh');
    sockets[0]?.send({ type: 'unwatch', table: id });
    for (const socket of sockets) await socket.close();
    return id;
  },
  'a request to go back': async (people) => {
    const id = await sat(people);
    await answerAll(people, id);
    const socket = await (people[0] ?? missing()).connect();
    socket.send({ type: 'watch', table: id, seat: 0 });
    const { number, undo } = await socket.next('fresh');
    const asked = await socket.call({ type: 'undo', table: id, seat: 0, number, to: undo?.ask ?? 0 });
    expect(asked).toMatchObject({ type: 'done', asked: true });
    await socket.close();
    return id;
  },
  'an open secret window': async (people) => {
    const id = await sat(people);
    await answerAll(people.slice(0, 1), id);
    return id;
  },
};

async function sat(people: readonly TestPerson[], more: Partial<NewTable> = {}): Promise<string> {
  return (await tableOf(people, more)).id;
}

/** Each answers what they are asked, in the order of seats. */
async function answerAll(people: readonly TestPerson[], table: string): Promise<void> {
  for (const [seat, person] of people.entries()) {
    const socket = await person.connect();
    socket.send({ type: 'watch', table, seat });
    const { number, decisions } = await socket.next('fresh');
    const option = decisions[0]?.options[0] ?? missing();
    await socket.call({ type: 'decide', table, seat, number, option });
    await socket.close();
  }
}

test('a table of any kind that was forgotten is gone from memory', async () => {
  server = await startServer({ now: () => Date.now() + later });
  const people = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  const gone: { kind: string; room: WeakRef<Room> }[] = [];
  for (const [kind, make] of Object.entries(KINDS))
    for (let i = 0; i < OF_EACH_KIND; i++)
      gone.push({ kind, room: new WeakRef(await roomOf(server.hub, await make(people))) });
  expect(gone).toHaveLength(Object.keys(KINDS).length * OF_EACH_KIND);
  const thinking = () => gone.filter(({ room }) => (room.deref()?.thinking.size ?? 0) > 0).length;
  await expect.poll(thinking).toBe(0);
  later = 3_600_000;
  const survivors = async () => {
    await forgetIdle(server.hub);
    collectGarbage();
    return gone.flatMap(({ kind, room }) => (room.deref() === undefined ? [] : [kind]));
  };
  await expect.poll(survivors).toEqual([]);
  expect(server.hub.rooms.size).toBe(0);
});
