import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { missing } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { numberOf } from '@ennead/table';
import { takeDecision } from '../play/decide.ts';
import { forgetIdle } from '../play/forget.ts';
import { join, leave, roomOf } from '../play/hub.ts';
import type { Channel } from '../play/room.ts';
import { type AnyGame, gamesFrom } from '../registry.ts';
import type { TestServer } from '../testing/server.ts';
import type { Growing, Point } from './curve.ts';
import { growingServer, insertGame } from './server.ts';

const toy = toyGame as unknown as AnyGame;
const LONG = 3_600_000;
/** So many games are played at once; then the idle ones are forgotten, as time would do it. */
const AT_ONCE = 100;

/** A server that has seen many games to their end holds no more in memory than one that has seen few. */
export const finishedGames: Growing = async (sizes, show) => {
  let ahead = 0;
  const server = await growingServer(undefined, gamesFrom(toy), () => Date.now() + ahead);
  const points: Point[] = [];
  const rooms: Point[] = [];
  let played = 0;
  await finish(AT_ONCE);
  for (const size of sizes) {
    show(`${size} finished games`);
    await finish(AT_ONCE + size);
    points.push({ size, cost: memory() });
    rooms.push({ size, cost: server.hub.rooms.size + 1 });
  }
  await server.close();
  const of = 'finished games';
  return [
    { name: 'memory, MB', of, points, most: 1.25 },
    { name: 'tables in memory and one', of, points: rooms, most: 1 },
  ];

  /** Plays games until so many are over, and lets time pass. */
  async function finish(size: number): Promise<void> {
    while (played < size) {
      const some = Array.from({ length: Math.min(AT_ONCE, size - played) }, () => `finished-${played++}`);
      await Promise.all(some.map((id) => playOne(server, id)));
      ahead += LONG;
      await forgetIdle(server.hub);
    }
  }
};

async function playOne(server: TestServer, id: string): Promise<void> {
  await insertGame(server, toy, { players: 2, rounds: 1 }, id);
  const room = await roomOf(server.hub, id);
  const channel: Channel = { viewer: null, person: null, room: null, send() {} };
  join(room, channel);
  const { match, steps } = room.play ?? missing();
  while (match.open.length > 0) {
    const { seat, options } = match.open[0] ?? missing();
    const option = options[0] ?? missing();
    const number = numberOf(steps, seat);
    await takeDecision(server.hub, room, { seat, number, option, call: `${seat}:${number}`, done() {} });
  }
  leave(room, channel);
}

/** What is left after everything that nobody holds is gone, in megabytes. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let i = 0; i < 3; i++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
