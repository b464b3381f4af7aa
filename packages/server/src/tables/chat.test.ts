import type { ChatLines } from '@ennead/wire';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { connect, enter, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer } from '../testing/server.ts';

const ALONE = { seats: [{ kind: 'me' as const }, { kind: 'me' as const }] };

test('who has said much may go on after a while, and not before', async () => {
  let now = Date.now();
  const server = await startServer({
    config: { limits: { ...DEFAULT_LIMITS, chatPerMinute: 2 } },
    now: () => now,
  });
  const anna = await enter(server.url, 'Anna');
  const { id: table } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  const say = async () => {
    const answer = await socket.call({ type: 'chat', table, text: 'hello' });
    return answer.type === 'refused' ? answer.code : answer.type;
  };
  expect([await say(), await say(), await say()]).toEqual(['done', 'done', 'too-fast']);
  now += 29_000;
  expect(await say()).toBe('too-fast');
  now += 2000;
  expect([await say(), await say()]).toEqual(['done', 'too-fast']);
  await server.close();
});

test('a reaction is said with one tap, told and kept without words; what is none is refused', async () => {
  const server = await startServer();
  const [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id: table } = await tableOf([anna, ben]);
  const [own, other] = [await anna.connect(), await ben.connect()];
  other.send({ type: 'watch', table });
  await other.next('fresh');
  expect((await own.call({ type: 'react', table, reaction: 'well-played' })).type).toBe('done');
  const { line } = await other.next('said');
  expect(line).toMatchObject({
    person: { name: 'Anna' },
    text: '',
    reaction: 'well-played',
    channel: 'table',
  });
  const { body } = await ben.api<ChatLines>('GET', `/tables/${table}/chat`);
  expect(body.lines).toEqual([line]);
  own.send(JSON.stringify({ type: 'react', id: 'x', table, reaction: 'wave' }));
  expect(await own.next('refused')).toMatchObject({ id: 'x', code: 'bad-message' });
  await server.close();
});

test('of many lines the newest are kept; the others go a few at a time', async () => {
  const limits = { ...DEFAULT_LIMITS, chatLinesOfTable: 5, chatPerMinute: 1000 };
  const server = await startServer({ config: { limits } });
  const anna = await enter(server.url, 'Anna');
  const [{ id: table }, { id: other }] = [await tableOf([anna], ALONE), await tableOf([anna], ALONE)];
  const socket = await anna.connect();
  const say = async (times: number, where = table) => {
    for (let i = 0; i < times; i++) await socket.call({ type: 'chat', table: where, text: `line ${i}` });
  };
  const kept = async () => {
    const rows = await server.db.all<{ text: string }>('SELECT text FROM chat WHERE table_id = ?', [table]);
    return rows.map(({ text }) => text);
  };
  await say(1, other);
  await say(14);
  expect(await kept()).toHaveLength(14);
  await say(1);
  await expect.poll(async () => (await kept()).length).toBe(5);
  await say(15);
  expect(await kept()).toHaveLength(20);
  await say(1);
  await expect.poll(kept).toEqual(['line 11', 'line 12', 'line 13', 'line 14', 'line 0']);
  expect(await server.db.all('SELECT text FROM chat WHERE table_id = ?', [other])).toHaveLength(1);
  await server.close();
});

test('what is said is plain text, said once, and may be said again where it was refused', async () => {
  let now = Date.now();
  const limits = { ...DEFAULT_LIMITS, chatPerMinute: 3 };
  const server = await startServer({ config: { limits }, now: () => now });
  const anna = await enter(server.url, 'Anna');
  const { id: table } = await tableOf([anna], ALONE);
  const socket = await anna.connect();
  const say = (text: string, id: string) => socket.call({ type: 'chat', table, text }, id);
  expect(await say(' \u202eturned\u2069 and\n\u0007broken ', 'one')).toMatchObject({
    type: 'done',
    number: 0,
  });
  expect(await say('said again', 'one')).toMatchObject({ type: 'done' });
  expect(await say('\u202e \n', 'two')).toMatchObject({ type: 'refused', code: 'empty' });
  expect(await say('last', 'three')).toMatchObject({ type: 'done' });
  socket.send({ type: 'chat', id: 'four', table, text: 'too much' });
  expect(await socket.next('refused', ({ id }) => id === 'four')).toMatchObject({ code: 'too-fast' });
  now += 20_000;
  expect(await say('in time', 'four')).toMatchObject({ type: 'done' });
  const { body } = await anna.api<ChatLines>('GET', `/tables/${table}/chat`);
  expect(body.lines.map(({ text }) => text)).toEqual(['turned and broken', 'last', 'in time']);
  await server.close();
});

test('what is said takes a hundred bytes and its text, and a tap counts as a line', async () => {
  const now = Date.now();
  const limits = { ...DEFAULT_LIMITS, bytesPerHour: 1000, chatPerMinute: 4 };
  const server = await startServer({ config: { limits }, now: () => now });
  const [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id: table } = await tableOf([ben], ALONE);
  const socket = await anna.connect();
  const say = async (text: string) => {
    const answer = await socket.call({ type: 'chat', table, text });
    return answer.type === 'refused' ? answer.code : answer.type;
  };
  expect([await say('x'.repeat(400)), await say('x'.repeat(400)), await say('x')]).toEqual([
    'done',
    'done',
    'too-much-stored',
  ]);
  const taps = await ben.connect();
  const answers = [];
  for (let tap = 0; tap < 5; tap++)
    answers.push(await taps.call({ type: 'react', table, reaction: 'hello' }));
  expect(answers.map(({ type }) => type)).toEqual(['done', 'done', 'done', 'done', 'refused']);
  await server.close();
});

test('the newest two hundred lines are read, also by who has no name here', async () => {
  const server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const { id: table } = await tableOf([anna], ALONE);
  await server.db.batch(
    Array.from({ length: 201 }, (_, at) => [
      "INSERT INTO chat (table_id, channel, person, text, at) VALUES (?, 'table', ?, ?, 1)",
      [table, anna.id, `line ${at}`],
    ]),
  );
  const { lines } = (await (await fetch(`${server.url}/api/v1/tables/${table}/chat`)).json()) as ChatLines;
  expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, at) => `line ${at + 1}`));
  expect(lines[0]?.person).toEqual({ id: anna.id, name: 'Anna' });
  await server.close();
});

test('who sits at a table talks there, even if its host has blocked them', async () => {
  const server = await startServer();
  const [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id: table } = await tableOf([anna, ben]);
  await anna.api('POST', `/blocked/${ben.id}`);
  const socket = await ben.connect();
  expect(await socket.call({ type: 'chat', table, text: 'hello' })).toMatchObject({ type: 'done' });
  await server.close();
});

test('of what is said ahead of spectators the newest lines wait for them, not all of them', async () => {
  const many = { chatPerMinute: 1000, chatPerMinuteOfNetwork: 1000 };
  const server = await startServer({ config: { limits: { ...DEFAULT_LIMITS, ...many } } });
  const anna = await enter(server.url, 'Anna');
  const { id: table } = await tableOf([anna], ALONE);
  await server.db.run('UPDATE tables SET delay = 10 WHERE id = ?', [table]);
  server.hub.rooms.clear();
  const watching = await connect(server.url);
  watching.send({ type: 'watch', table });
  await watching.next('fresh');
  const socket = await anna.connect();
  await sitAlone(socket, table);
  for (let n = 0; n < 4; n++) await playOne(socket, table);
  for (let n = 1; n <= 205; n++) await socket.call({ type: 'chat', table, text: `line ${n}` });
  expect((await server.hub.rooms.get(table))?.held).toHaveLength(200);
  await server.close();
});
