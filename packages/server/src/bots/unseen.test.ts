import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { enter, tableOf } from '../testing/client.ts';
import { startServer } from '../testing/server.ts';
import { BOT_PACE, botAttendant } from './attendant.ts';
import type { BotPool } from './pool.ts';

test('bots are asked as those of a table that somebody looks at while somebody does, and wait in another line else', async () => {
  // Answers come so late that the bots of the server itself disturb nothing.
  const late = { least: 60_000, secret: 60_000 };
  const server = await startServer({ pace: late });
  const anna = await enter(server.url, 'Anna');
  const bot = { kind: 'bot', bot: 'random' } as const;
  const { id } = await tableOf([anna], { seats: [bot, bot] });
  const room = (await server.hub.rooms.get(id)) ?? missing();
  const asked: [person: string, isSeen: boolean | undefined][] = [];
  const pool: BotPool = {
    async think(_job, _limit, { person }, isSeen) {
      asked.push([person, isSeen]);
      return { failure: 'bot-error', message: 'only asked' };
    },
    waiting: () => 0,
    async close() {},
  };
  const { attend } = botAttendant(server.hub, pool, { ...BOT_PACE, ...late });
  const askAnew = async () => {
    asked.length = 0;
    room.thinking.clear();
    attend(room);
    await expect.poll(() => asked.length).toBe(2);
    return asked[0];
  };
  expect(await askAnew()).toEqual([`${anna.id} unseen`, false]);
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: id });
  await socket.next('fresh');
  expect(await askAnew()).toEqual([anna.id, true]);
  await server.close();
});
