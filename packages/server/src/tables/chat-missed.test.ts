import { expect, test } from 'vitest';
import { join, roomOf } from '../play/hub.ts';
import { enter, tableOf } from '../testing/client.ts';
import { startServer } from '../testing/server.ts';
import { chatting } from './chat.ts';

test('lines that other processes wrote are found, also one that is seen after a later one, and none is told twice', async () => {
  const server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const { id: table } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const room = await roomOf(server.hub, table);
  const told: number[] = [];
  join(room, {
    viewer: 0,
    person: anna.id,
    room: null,
    send: (text) => told.push(JSON.parse(text).line.id),
  });
  const chat = chatting({ ...server.hub, db: { ...server.db, shared: true } });
  const look = async (...written: number[]) => {
    for (const id of written)
      await server.db.run(
        "INSERT INTO chat (id, table_id, channel, person, text, at) VALUES (?, ?, 'table', ?, 'hello', 1)",
        [id, table, anna.id],
      );
    await chat.lookAgain();
    return told.splice(0);
  };
  // What was there before is read by whoever looks at the table.
  expect(await look(1)).toEqual([]);
  expect(await look(5)).toEqual([5]);
  expect(await look(3)).toEqual([3]);
  expect(await look(7)).toEqual([7]);
  // A notice that comes late, and one of a line that is not there.
  await chat.saidElsewhere(table, 7);
  await chat.saidElsewhere(table, 6);
  expect(told).toEqual([]);
  expect(await look()).toEqual([]);
  expect(await look(8)).toEqual([8]);
  // One that is heard of before it is looked for.
  await server.db.run(
    "INSERT INTO chat (id, table_id, channel, person, text, at) VALUES (9, ?, 'table', ?, 'hello', 1)",
    [table, anna.id],
  );
  await chat.saidElsewhere(table, 9);
  expect(told.splice(0)).toEqual([9]);
  expect(await look()).toEqual([]);
  await server.close();
});

test('a line at a table that is not in memory is nobody’s here', async () => {
  const server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const { id: table } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const chat = chatting({ ...server.hub, db: { ...server.db, shared: true } });
  server.hub.rooms.clear();
  await server.db.run(
    "INSERT INTO chat (id, table_id, channel, person, text, at) VALUES (1, ?, 'table', ?, 'hello', 1)",
    [table, anna.id],
  );
  await chat.saidElsewhere(table, 1);
  await chat.lookAgain();
  expect(server.hub.rooms.size).toBe(0);
  await server.close();
});
