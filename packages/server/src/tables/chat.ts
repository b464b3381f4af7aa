import { missing } from '@ennead/kernel';
import type { ChatLine, Person, Reaction } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { blockedBy, blockersAmong } from '../friends/store.ts';
import { hiddenFrom } from '../play/behind.ts';
import { type Hub, roomOf } from '../play/hub.ts';
import { channelsOf, type Room, seatsOf } from '../play/room.ts';
import { Refused } from '../refused.ts';

interface ChatRow {
  readonly id: number;
  readonly channel: ChatLine['channel'];
  readonly person: string;
  readonly name: string | null;
  readonly text: string;
  readonly reaction: Reaction | null;
  readonly at: number;
}

const COLUMNS = 'SELECT c.*, p.name FROM chat c LEFT JOIN people p ON p.id = c.person';
/** How many lines of what somebody may read are told. */
const KEPT = 200;
const MOST_MISSED = 1000;
/** About what a line takes beside its text. */
const ROW_BYTES = 100;
/** One in so many lines takes the oldest away. */
const DROPPED_EVERY = 16;
const CHANNELS: readonly ChatLine['channel'][] = ['table', 'spectators'];

/** People at the table do not read what onlookers say while they play; before and after that all talk together. */
function mayRead(room: Room, person: string | null, channel: ChatLine['channel']): boolean {
  return channel === 'table' || room.info.status !== 'playing' || !sitsAt(room, person);
}

function sitsAt(room: Room, person: string | null): boolean {
  return seatsOf(room, person).length > 0;
}

/** What players say of moves that spectators may not see yet is not for spectators yet. */
function isAheadOf(room: Room, { channel, at }: Pick<ChatLine, 'channel' | 'at'>): boolean {
  return channel === 'table' && at >= hiddenFrom(room);
}

/** Talk at the tables: plain text, short, not too much of it. */
export interface Chatting {
  say(room: Room, person: Person, caller: Caller, text: string): Promise<void>;
  react(room: Room, person: Person, caller: Caller, reaction: Reaction): Promise<void>;
  read(room: Room, person: Person | null): Promise<ChatLine[]>;
  /** Another process has written a line. */
  saidElsewhere(table: string, id: number): Promise<void>;
  /** Tells the lines that other processes have written and this one did not hear of. */
  lookAgain(): Promise<void>;
}

export function chatting(hub: Hub): Chatting {
  /** The lines told here that may still be found as news, and the last line there was at the look before the last. */
  const told = new Set<number>();
  let known: number | undefined;
  let lookedAt = 0;

  async function spread(room: Room, line: ChatLine): Promise<void> {
    if (told.has(line.id)) return;
    if (hub.db.shared) told.add(line.id);
    const text = JSON.stringify({ type: 'said', table: room.id, line });
    const around = channelsOf(room).flatMap(({ person }) => (person === null ? [] : [person]));
    const deaf = await blockersAmong(hub.db, [...new Set(around)], line.person.id);
    const send = (isDue: (person: string | null) => boolean) => {
      for (const each of channelsOf(room))
        if (isDue(each.person) && mayRead(room, each.person, line.channel) && !deaf.has(each.person ?? ''))
          each.send(text);
    };
    if (!isAheadOf(room, line)) return send(() => true);
    send((person) => sitsAt(room, person));
    // Older ones are read when they look again.
    const held = [...room.held, { at: line.at, send: () => send((person) => !sitsAt(room, person)) }];
    room.held = held.slice(-KEPT);
  }

  async function write(
    room: Room,
    person: Person,
    caller: Caller,
    { text, reaction }: Pick<ChatLine, 'text' | 'reaction'>,
  ): Promise<void> {
    await refuseBlocked(hub, room, person);
    hub.budgets.store(caller, ROW_BYTES + text.length);
    const channel = seatsOf(room, person.id).length > 0 ? 'table' : 'spectators';
    const at = hub.now();
    const id = await hub.db.add(
      'INSERT INTO chat (table_id, channel, person, text, reaction, at) VALUES (?, ?, ?, ?, ?, ?)',
      [room.id, channel, person.id, text, reaction, at],
    );
    await spread(room, { id, channel, person: sitting(room, person), text, reaction, at });
    hub.db.publish(`said ${room.id} ${id}`);
    if (id % DROPPED_EVERY === 0) dropOldLines(hub, room.id);
  }

  return {
    async say(room, person, caller, text) {
      hub.budgets.chat(caller);
      const plain = plainText(text);
      if (plain === '') throw new Refused('empty', 'Write a message first.', 400);
      await write(room, person, caller, { text: plain, reaction: null });
    },
    async react(room, person, caller, reaction) {
      hub.budgets.chat(caller);
      await write(room, person, caller, { text: '', reaction });
    },
    async read(room, person) {
      const channels = CHANNELS.filter((channel) => mayRead(room, person?.id ?? null, channel));
      const rows = await hub.db.all<ChatRow>(
        `${COLUMNS} WHERE c.table_id = ? AND c.channel IN (${channels.map(() => '?').join(', ')})
         ORDER BY c.id DESC LIMIT ?`,
        [room.id, ...channels, KEPT],
      );
      const unheard = person === null ? new Set() : await blockedBy(hub.db, person.id);
      return rows
        .reverse()
        .filter(
          (row) => !unheard.has(row.person) && (sitsAt(room, person?.id ?? null) || !isAheadOf(room, row)),
        )
        .map(lineOf);
    },
    async saidElsewhere(table, id) {
      if (!hub.rooms.has(table)) return;
      const [row] = await hub.db.all<ChatRow>(`${COLUMNS} WHERE c.id = ? AND c.table_id = ?`, [id, table]);
      if (row !== undefined) await spread(await roomOf(hub, table), lineOf(row));
    },
    async lookAgain() {
      const [{ last } = missing()] = await hub.db.all<{ last: number }>(
        'SELECT COALESCE(MAX(id), 0) AS last FROM chat',
      );
      const news = await hub.db.all<ChatRow & { table_id: string }>(
        `${COLUMNS} WHERE c.id > ? ORDER BY c.id LIMIT ?`,
        [known ?? last, MOST_MISSED],
      );
      for (const row of news) {
        const room = await hub.rooms.get(row.table_id)?.catch(() => undefined);
        if (room !== undefined) await spread(room, lineOf(row));
      }
      // A line may become visible after one with a higher id, so every line is looked for twice.
      known = lookedAt || last;
      lookedAt = last;
      for (const id of told) if (id <= known) told.delete(id);
    },
  };
}

/** Whoever watches a table of somebody who blocked them does not talk there. */
async function refuseBlocked({ db }: Hub, room: Room, person: Person): Promise<void> {
  const host = room.info.host?.id;
  if (host === undefined || seatsOf(room, person.id).length > 0) return;
  if ((await blockersAmong(db, [host], person.id)).size > 0)
    throw new Refused('not-welcome', 'You can’t talk at this table.', 403);
}

/** Nobody is told more than the newest lines. */
function dropOldLines({ db, limits }: Hub, table: string): void {
  db.lazily(
    `DELETE FROM chat WHERE table_id = ? AND id <=
     (SELECT id FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    [table, table, limits.chatLinesOfTable],
  );
}

/** By the name of now: the socket may have been opened under another. */
function sitting({ info }: Room, person: Person): Person {
  return info.seats.find((seat) => seat.person?.id === person.id)?.person ?? person;
}

function lineOf({ id, channel, person, name, text, reaction, at }: ChatRow): ChatLine {
  return { id, channel, person: { id: person, name: name ?? '' }, text, reaction, at };
}

/** Without control characters and without marks that turn the direction of writing for what follows. */
function plainText(text: string): string {
  return text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
