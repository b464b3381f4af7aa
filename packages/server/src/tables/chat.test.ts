import type { ChatLines } from '@ennead/wire';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, tableOf } from '../testing/client.ts';
import { startServer } from '../testing/server.ts';

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
