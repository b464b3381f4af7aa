import { chanceFrom, draw, missing, pick } from '@ennead/kernel';
import { numberOf } from '@ennead/table';
import { games } from '../games.ts';
import { takeDecision } from '../play/decide.ts';
import { join, roomOf } from '../play/hub.ts';
import type { Room } from '../play/room.ts';
import { askUndo } from '../play/undo.ts';
import type { Database } from '../storage/sql.ts';
import type { Growing, Point } from './curve.ts';
import { growingServer, insertGame } from './server.ts';

/** Moves of one measurement: long enough for processor time to be told, and to see a game from its start to its middle. */
const WINDOW = 600;
/** After so many moves the game is taken back to its start: no game lasts for ten thousand, a log may. */
const CYCLE = 150;

/** A move costs the same however long the log behind it is: processor time, what is asked of the database, what is sent. */
export const longGame: Growing = async (sizes, show) => {
  const counted = { statements: 0, rows: 0, bytes: 0 };
  const server = await growingServer((db) => counting(db, counted));
  const times: Point[] = [];
  const statements: Point[] = [];
  const rows: Point[] = [];
  const bytes: Point[] = [];
  await playTo(await sitDown('to get warm'), 2 * WINDOW);
  for (const size of sizes) {
    show(`moves of a game of ${size}`);
    const room = await sitDown(`a game of ${size}`);
    await playTo(room, size);
    Object.assign(counted, { statements: 0, rows: 0, bytes: 0 });
    const before = process.cpuUsage();
    await playTo(room, size + WINDOW);
    const { user, system } = process.cpuUsage(before);
    times.push({ size, cost: (user + system) / WINDOW });
    statements.push({ size, cost: counted.statements / WINDOW });
    rows.push({ size, cost: counted.rows / WINDOW });
    bytes.push({ size, cost: counted.bytes / WINDOW });
  }
  await server.close();
  const of = 'steps of a game';
  return [
    { name: 'processor time of a move, µs', of, points: times, most: 2 },
    { name: 'statements of a move', of, points: statements, most: 1.1 },
    { name: 'rows read for a move', of, points: rows, most: 1.1 },
    { name: 'bytes sent for a move', of, points: bytes, most: 1.5 },
  ];

  async function sitDown(name: string): Promise<Room> {
    const game = games.current.find(({ id }) => id === 'kemet') ?? games.current[0] ?? missing();
    const table = await insertGame(server, game, { players: 2 }, name);
    const opened = await roomOf(server.hub, table);
    const send = (text: string) => {
      counted.bytes += text.length;
    };
    for (const viewer of [0, 1]) join(opened, { viewer, person: null, room: null, send });
    return opened;
  }

  /** Plays at random, and back to the start now and then, until the log is so long. */
  async function playTo(at: Room, size: number): Promise<void> {
    const play = at.play ?? missing();
    const { steps, match } = play;
    const chance = chanceFrom(`${at.id} ${steps.all.length}`);
    while (steps.all.length < size) {
      if (match.moves.length >= CYCLE || match.open.length === 0) await goBack(at);
      const { seat, options } = pick(chance, match.open);
      await takeDecision(server.hub, at, {
        seat,
        number: numberOf(steps, seat),
        option: pick(chance, options),
        call: `call-${draw(chance, 2 ** 30)}`,
        done() {},
      });
    }
  }

  async function goBack(at: Room): Promise<void> {
    const { steps } = at.play ?? missing();
    await askUndo(server.hub, at, {
      seat: 0,
      number: numberOf(steps, 0),
      to: 0,
      call: `back ${steps.all.length}`,
      caller: { person: null, network: '' },
    });
  }
};

function counting(db: Database, counted: { statements: number; rows: number }): Database {
  const count = <T>(result: T): T => {
    counted.statements += 1;
    if (Array.isArray(result)) counted.rows += result.length;
    return result;
  };
  return {
    ...db,
    all: async <T>(...statement: Parameters<Database['all']>) => count(await db.all<T>(...statement)),
    run: async (...statement) => count(await db.run(...statement)),
    append: async (row) => count(await db.append(row)),
  };
}
