import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { Owner } from '../fair-queue.ts';
import { presenceElsewhere } from '../play/presence.ts';
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
  const seen: (Promise<Owner> | undefined)[] = [];
  const pool: BotPool = {
    think(_job, _limit, { person }, isSeen, looked) {
      asked.push([person, isSeen]);
      seen.push(looked);
      return new Promise(() => {});
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
  attend(room);
  expect(await seen[0]).toMatchObject({ person: anna.id });
  expect(await askAnew()).toEqual([anna.id, true]);
  expect(seen.at(-1)).toBeUndefined();
  await socket.close();
  await expect.poll(() => room.streams.size).toBe(0);
  expect(await askAnew()).toEqual([`${anna.id} unseen`, false]);
  presenceElsewhere(server.hub, room, ['another', '1', '']);
  attend(room);
  expect(await seen.at(-1)).toMatchObject({ person: anna.id });
  expect(await askAnew()).toEqual([anna.id, true]);
  await server.close();
});

test('whoever begins to look at a table is told to the bots that wait there', async () => {
  const server = await startServer({ pace: { least: 60_000, secret: 60_000 } });
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const lookedAt: boolean[] = [];
  server.hub.attendants.push({ attend: ({ streams }) => void lookedAt.push(streams.size > 0), moved() {} });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: id, seat: 0 });
  await socket.next('fresh');
  expect(lookedAt.at(-1)).toBe(true);
  await server.close();
});
