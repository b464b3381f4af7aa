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
