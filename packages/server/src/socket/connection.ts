import type { Viewer } from '@ennead/kernel';
import type { ClientMessage, Person, ServerMessage } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { takeDecision } from '../play/decide.ts';
import { leave, refresh, roomFor } from '../play/hub.ts';
import { announcePresence, sendPresence } from '../play/presence.ts';
import { propose } from '../play/propose.ts';
import { lookAway } from '../play/rest.ts';
import { type Channel, inTurn, type Room, seatsOf } from '../play/room.ts';
import { answerUndo, askUndo } from '../play/undo.ts';
import { affordable, watch } from '../play/watch.ts';
import { notSignedIn, notYourSeat, Refused } from '../refused.ts';
import { StorageError } from '../storage/sql.ts';
import type { Network } from './networks.ts';
import { readMessage } from './read-message.ts';
import type { SocketContext } from './socket.ts';

/** One socket of one person, or of somebody unknown. */
export interface Connection {
  readonly context: Omit<SocketContext, 'app'>;
  readonly person: Person | null;
  readonly network: Network;
  readonly caller: Caller;
  /** What it looks at, by table and viewer. */
  readonly watches: Map<string, { readonly table: string; readonly channel: Channel }>;
  /** Where it answered last. */
  playsAt: Channel | undefined;
  /** Ids of chat lines already said: a repeated one is not said twice. */
  readonly said: Set<string>;
  /** Tables that it wants to look at and that wait for their turn. */
  waiting: number;
  closed: boolean;
  send(text: string): void;
  refuse(id: string | null, code: string, message: string, retryAfter?: number): void;
}

export function openConnection(
  context: Connection['context'],
  person: Person | null,
  network: Network,
  send: (text: string) => void,
): Connection {
  return {
    context,
    person,
    network,
    caller: { person: person?.id ?? null, network: network.name },
    watches: new Map(),
    playsAt: undefined,
    said: new Set(),
    waiting: 0,
    closed: false,
    send,
    refuse(id, code, message, retryAfter) {
      context.refused(code);
      send(JSON.stringify({ type: 'refused', id, code, message, retryAfter }));
    },
  };
}

export function closeConnection(connection: Connection): void {
  connection.closed = true;
  const { hub } = connection.context;
  const watches = [...connection.watches.values()];
  connection.network.watches -= watches.length;
  connection.watches.clear();
  const rooms = watches.map(({ table, channel }) => lookAway(hub, table, channel));
  for (const room of rooms) if (room !== null) announcePresence(hub, room);
}

/** Reads a message; what is not in the protocol is refused and does nothing. */
export function receive(connection: Connection, text: string): void {
  const heard = readMessage(text);
  const { message } = heard;
  if (message === null) {
    connection.refuse(heard.id, 'bad-message', 'Unknown or invalid message.');
    return;
  }
  const id = 'id' in message ? message.id : null;
  const caller = id === null ? null : (connection.person?.id ?? null);
  if (!beginCall(caller)) {
    connection.refuse(id, 'too-fast', 'Too many calls at once; wait until some are answered.', 1);
    return;
  }
  const handled = message.type === 'decide' ? decide(connection, message) : handle(connection, message);
  const answered = () => endCall(caller);
  handled.then(answered, (error: unknown) => {
    answered();
    if (error instanceof Refused) return connection.refuse(id, error.code, error.message, error.retryAfter);
    if (error instanceof StorageError) return connection.refuse(id, error.code, error.message);
    connection.context.hub.log.error({ type: message.type, error: String(error) }, 'message failed');
    connection.refuse(id, 'internal', 'Something went wrong on the server. It has been logged.');
  });
}

/** So many calls of one person are under way at once, on all their sockets: whoever sits at a table keeps nobody there waiting. */
const CALLS_AT_ONCE = 20;
const underWay = new Map<string, number>();

/** Whether the person may make another call; those of nobody, and what is no call, are not counted. */
function beginCall(person: string | null): boolean {
  if (person === null) return true;
  const before = underWay.get(person) ?? 0;
  if (before < CALLS_AT_ONCE) underWay.set(person, before + 1);
  return before < CALLS_AT_ONCE;
}

function endCall(person: string | null): void {
  if (person === null) return;
  const left = (underWay.get(person) ?? 1) - 1;
  if (left > 0) underWay.set(person, left);
  else underWay.delete(person);
}

type Decide = Extract<ClientMessage, { type: 'decide' }>;

/** Nearly every message is an answer: where its table is at hand, nothing is waited for on the way there. */
function decide(connection: Connection, { id, table, seat, number, option }: Decide): Promise<void> {
  const { context, person } = connection;
  const done = (after: number) => connection.send(`{"type":"done","id":"${id}","number":${after}}`);
  const answer = { seat, number, option, call: callOf(person, id), done };
  const room = roomAt(connection, table, seat);
  if (room !== undefined) return takeDecision(context.hub, room, answer);
  return roomHeld(connection, table, seat).then((held) => takeDecision(context.hub, held, answer));
}

/** The room, if this socket looks at it from a seat that its person holds and plays themselves. */
function roomAt(connection: Connection, table: string, seat: number): Room | undefined {
  const { context, person, watches, playsAt } = connection;
  // Most play at one table for long.
  if (playsAt?.room?.id !== table || playsAt.viewer !== seat)
    connection.playsAt = watches.get(`${table} ${seat}`)?.channel;
  const room = connection.playsAt?.room ?? undefined;
  const held = room?.info.seats[seat];
  if (room === undefined || person === null || held?.person?.id !== person.id || held.standIn !== null)
    return undefined;
  room.lastUsed = context.hub.now();
  return room;
}

async function handle(connection: Connection, message: Exclude<ClientMessage, Decide>): Promise<void> {
  const { context, person } = connection;
  const { hub, chatting } = context;
  const reply = (answer: ServerMessage) => connection.send(JSON.stringify(answer));
  switch (message.type) {
    case 'ping':
      return reply({ type: 'pong', time: hub.now() });
    case 'watch':
      if (connection.waiting >= hub.limits.watchesOfSocket)
        throw new Refused('too-fast', 'Too many tables to look at are waiting; wait a moment.', 429, 1);
      connection.waiting += 1;
      return context
        .watching(connection.caller, () => startWatching(connection, message))
        .finally(() => {
          connection.waiting -= 1;
        });
    case 'unwatch':
      return stopWatching(connection, message.table, message.seat);
    case 'undo': {
      const { id, seat, number, to } = message;
      const room = await roomHeld(connection, message.table, seat);
      const result = await askUndo(hub, room, {
        seat,
        number,
        to,
        call: callOf(person, id),
        caller: connection.caller,
      });
      return reply({ type: 'done', id, number: result.number, ...(result.asked ? { asked: true } : {}) });
    }
    case 'answer-undo': {
      const room = await roomOwned(connection, message.table, message.seat);
      const number = await answerUndo(
        hub,
        room,
        seatsOf(room, person?.id ?? null),
        message.seat,
        message.accept,
      );
      return reply({ type: 'done', id: message.id, number });
    }
    case 'propose': {
      const { id, seat, number, option } = message;
      const room = await roomHeld(connection, message.table, seat);
      await propose(hub, room, { seat, number, option });
      return reply({ type: 'done', id, number });
    }
    case 'chat':
    case 'react': {
      if (person === null) throw notSignedIn();
      const room = await roomFor(hub, message.table, connection.caller);
      if (!connection.said.has(message.id)) {
        connection.said.add(message.id);
        const said =
          message.type === 'chat'
            ? chatting.say(room, person, connection.caller, message.text)
            : chatting.react(room, person, connection.caller, message.reaction);
        await said.catch((error: unknown) => {
          connection.said.delete(message.id);
          throw error;
        });
      }
      return reply({ type: 'done', id: message.id, number: 0 });
    }
  }
}

function callOf(person: Person | null, id: string): string {
  return `${person?.id ?? ''}:${id}`;
}

/** The room, if the seat belongs to the person of this connection, whoever plays it now. */
async function roomOwned(connection: Connection, table: string, seat: number): Promise<Room> {
  const { context, person, caller } = connection;
  if (person === null) throw notSignedIn();
  const room = await roomFor(context.hub, table, caller);
  const owns = () => room.info.seats[seat]?.person?.id === person.id;
  if (!owns()) await readAgain(connection, room, seat, (held) => held.person === person.id);
  if (!owns()) throw notYourSeat();
  return room;
}

/** The room, if the person of this connection holds the seat and plays it themselves. */
async function roomHeld(connection: Connection, table: string, seat: number): Promise<Room> {
  const room = await roomOwned(connection, table, seat);
  const plays = () => room.info.seats[seat]?.standIn === null;
  if (!plays()) await readAgain(connection, room, seat, (held) => held.stand_in === null);
  if (!plays()) throw new Refused('handed-over', 'A bot is playing this seat. Take it back first.');
  return room;
}

/** Who holds a seat, as it is kept. */
interface Held {
  readonly person: string | null;
  readonly stand_in: string | null;
}

/** What it costs to look whether another process knows more of a seat, in steps that are played again. */
const LOOKING = 1;

/** Reads a table again if another process has changed a seat. Who asks in vain disturbs nobody there. */
async function readAgain(
  { context: { hub }, caller }: Connection,
  room: Room,
  seat: number,
  isNews: (held: Held) => boolean,
): Promise<void> {
  if (!hub.db.shared) return;
  hub.budgets.lookBack(caller, LOOKING);
  const [held] = await hub.db.all<Held>(
    'SELECT person, stand_in FROM seats WHERE table_id = ? AND seat = ?',
    [room.id, seat],
  );
  if (held !== undefined && isNews(held)) await inTurn(room, () => refresh(hub, room));
}

async function startWatching(
  connection: Connection,
  { table, seat, last }: Extract<ClientMessage, { type: 'watch' }>,
): Promise<void> {
  const { context, person, network, watches } = connection;
  const { limits } = context.hub;
  const room = await roomFor(context.hub, table, connection.caller);
  if (person !== null && typeof seat === 'number' && !seatsOf(room, person.id).includes(seat))
    await readAgain(connection, room, seat, (held) => held.person === person.id);
  const sendMissed = await inTurn(room, async () => {
    const own = seatsOf(room, person?.id ?? null);
    if (typeof seat === 'number' && !own.includes(seat)) throw notYourSeat();
    const viewer: Viewer = seat === undefined ? (own[0] ?? null) : seat;
    const key = `${table} ${viewer}`;
    const before = watches.get(key);
    if (before === undefined && watches.size >= limits.watchesOfSocket)
      throw new Refused('too-many-tables', 'Too many tables on one socket.', 429);
    if (before === undefined && network.watches >= limits.watchesOfNetwork)
      throw new Refused('too-many-tables', 'Too many tables are watched from your network.', 429);
    const since = affordable(context.hub, room, viewer, connection.caller, last);
    if (before !== undefined) lookAway(context.hub, table, before.channel);
    const to = { viewer, person: person?.id ?? null, caller: connection.caller, send: connection.send };
    const watched = await watch(context.hub, room, to, since);
    if (connection.closed) {
      leave(room, watched.channel);
      return undefined;
    }
    if (!watches.has(key)) network.watches += 1;
    watches.set(key, { table, channel: watched.channel });
    return watched.sendMissed;
  });
  await sendMissed?.();
  announcePresence(context.hub, room);
  sendPresence(context.hub, room, connection.send);
}

async function stopWatching(connection: Connection, table: string, seat: Viewer | undefined): Promise<void> {
  const { hub } = connection.context;
  for (const [key, { table: watched, channel }] of connection.watches) {
    if (watched !== table || (seat !== undefined && channel.viewer !== seat)) continue;
    const room = lookAway(hub, table, channel);
    connection.watches.delete(key);
    connection.network.watches -= 1;
    if (room !== null) announcePresence(hub, room);
  }
}
