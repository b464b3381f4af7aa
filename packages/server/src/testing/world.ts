import type { BaseSetup, BaseState, Fact, Game, Option, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { Fresh, Moved, NewTable, ServerMessage } from '@ennead/wire';
import { type AnyGame, gamesFrom } from '../registry.ts';
import { connect, enter, type TestPerson, type TestSocket } from './client.ts';
import { startServer, type TestOptions } from './server.ts';

export type Answer = readonly [seat: Seat, option: Option];

/** A game whose tables begin at this position, after these answers. */
export function gameAt<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  position: object,
  ...answers: readonly Answer[]
): AnyGame {
  // Tried here once, so that a position that cannot be fails at once.
  const start = (): S => {
    const read = game.positions.read(position);
    if (!read.ok) throw new Error(read.problem.message);
    for (const [seat, option] of answers) game.apply(read.value, seat, option, null);
    return read.value;
  };
  start();
  return { ...game, start } as unknown as AnyGame;
}

/** What one viewer's socket received after every answer: an empty list where nothing came. */
export type Heard = readonly (readonly object[])[];

export interface World {
  readonly game: AnyGame;
  readonly players: number;
  /** What people answer, in this order. */
  readonly answers: readonly Answer[];
  /** Seats played by bots; they are waited for until everybody has heard this many steps. */
  readonly bots?: readonly Seat[];
  readonly steps?: number;
  readonly options?: TestOptions;
}

export interface HeardIn {
  of(viewer: Seat | null): Heard;
  /** Milliseconds from the start of the table to the last step. */
  readonly lasted: number;
}

/** Plays a world over real sockets, everybody and one onlooker watching; returns what each of them heard. */
export async function heardIn(world: World): Promise<HeardIn> {
  const { game, players, answers, bots = [], steps, options } = world;
  const server = await startServer({ games: gamesFrom(game), ...options });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const people = await Promise.all(seats.map((seat) => enter(server.url, `Seat ${seat}`)));
  const sitting = seats.filter((seat) => !bots.includes(seat));
  const [host] = people as [TestPerson];
  const wanted: NewTable = {
    game: game.id,
    setup: {},
    seats: seats.map((seat) =>
      bots.includes(seat) ? { kind: 'bot', bot: 'random' } : { kind: seat === 0 ? 'me' : 'open' },
    ),
    visibility: 'public',
  };
  const table = (await host.api<{ id: string }>('POST', '/tables', wanted)).body.id;
  for (const seat of sitting.slice(1)) await people[seat]?.api('POST', `/tables/${table}/join`, { seat });

  const sockets = new Map<Seat | null, TestSocket>([[null, await connect(server.url)]]);
  for (const seat of sitting) sockets.set(seat, await (people[seat] ?? missing()).connect());
  for (const [seat, socket] of sockets) socket.send({ type: 'watch', table, seat });
  for (const socket of sockets.values()) await barrier(socket);
  await host.api('POST', `/tables/${table}/start`);
  const heard = new Map<Seat | null, (readonly object[])[]>();
  const used = new Map<Seat | null, number>();
  const note = async () => {
    for (const [viewer, socket] of sockets) {
      await barrier(socket);
      const from = used.get(viewer) ?? 0;
      used.set(viewer, socket.received.length);
      heard.set(viewer, [...(heard.get(viewer) ?? []), plain(socket.received.slice(from), table)]);
    }
  };
  for (const socket of sockets.values()) await socket.next('fresh');
  if (bots.length === 0) await note();
  for (const [seat, option] of answers) {
    const socket = sockets.get(seat) as TestSocket;
    const last = socket.received.findLast(
      (m): m is Fresh | Moved => m.type === 'moved' || m.type === 'fresh',
    );
    const done = await socket.call({ type: 'decide', table, seat, number: last?.number ?? 0, option });
    if (done.type !== 'done') throw new Error(`seat ${seat} may not answer ${option}: ${done.code}`);
    await note();
  }
  if (steps !== undefined) {
    for (const socket of sockets.values()) await socket.next('moved', ({ moment }) => moment === steps);
    await note();
  }
  const onlooker = (sockets.get(null) as TestSocket).received;
  const last = onlooker.findLast((m): m is Moved => m.type === 'moved');
  const [row] = await server.db.all<{ started: number }>('SELECT started FROM tables');
  await server.close();
  const lasted = (last?.at ?? 0) - (row?.started ?? 0);
  return { of: (viewer) => heard.get(viewer) ?? [], lasted };
}

/** Everything that was sent before this has arrived after it. */
async function barrier(socket: TestSocket): Promise<void> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
}

const ABOUT_THE_GAME = ['fresh', 'moved', 'refused', 'notice', 'ask'];

/** Messages without what differs between any two tables: ids and the time of day. */
function plain(messages: readonly ServerMessage[], table: string): object[] {
  return messages
    .filter(({ type }) => ABOUT_THE_GAME.includes(type))
    .map((message) =>
      JSON.parse(
        JSON.stringify(message, (key, value) => (key === 'at' ? 'a time' : value)).replaceAll(
          table,
          'a table',
        ),
      ),
    );
}
