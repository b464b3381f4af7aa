import type { Socket } from 'node:net';
import pg from 'pg';
import { connectionTo } from './postgres-connection.ts';
import { databaseTime } from './postgres-time.ts';

const CHANNEL = 'ennead';
/** Milliseconds. A notice goes at once; those of that long after it travel together. */
const COALESCE = 4;
const HEARTBEAT = 1000;
/** A database that says nothing for so long hangs. */
const SILENCE = 3000;
const CONNECT = 2500;
const PAUSES = [0, 50, 100, 200, 400];
/** With more than that unsent, the others are told to look at everything. */
const MOST_UNSENT = 5000;
/** Payloads are limited to 8000 bytes. */
const PAYLOAD = 7000;
const NOTIFY = { name: 'notify', text: 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload' };

/** The connection on which processes tell each other what is new, ask for the time, and notice that the database is gone. */
export interface Bus {
  /** Resolves when it is connected for the first time. */
  readonly ready: Promise<void>;
  now(): number;
  publish(message: string): void;
  close(): Promise<void>;
}

export interface BusEvents {
  /** The database is there, for the first time or again. */
  up(again: boolean): void;
  /** It cannot be reached; where it `hangs`, what is open will never be answered. */
  down(hangs: boolean): void;
  message(message: string): void;
}

export function openBus(url: string, me: string, events: BusEvents): Bus {
  const sockets = new Set<Socket>();
  const time = databaseTime();
  const unsent = new Set<string>();
  const { promise: ready, resolve: connected } = Promise.withResolvers<void>();
  let client: pg.Client | null = null;
  let lose: (hangs: boolean) => void = () => {};
  let sending: Promise<void> | null = null;
  let tail: Promise<void> = Promise.resolve();
  let wasUp = false;
  let closed = false;

  /** One connection after the other, for as long as the process runs. */
  async function stayConnected(): Promise<void> {
    for (let failures = 0; !closed; failures++) {
      await pause(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
      const next = new pg.Client({
        ...connectionTo(url, sockets),
        application_name: 'ennead notices',
        connectionTimeoutMillis: CONNECT,
        query_timeout: SILENCE,
      });
      const { promise: ended, resolve } = Promise.withResolvers<boolean>();
      lose = resolve;
      next.on('error', () => resolve(false));
      next.on('end', () => resolve(false));
      next.on('notification', ({ payload = '' }) => receive(payload));
      if (await isConnected(next)) {
        failures = -1;
        client = next;
        events.up(wasUp);
        wasUp = true;
        connected();
        send();
        const timer = setInterval(() => beat(next).catch(() => resolve(true)), HEARTBEAT).unref();
        const hangs = await ended;
        clearInterval(timer);
        client = null;
        // A connection may break and the next one be made at once: that is no outage.
        if (hangs && !closed) events.down(true);
      } else if (!closed) events.down(false);
      for (const socket of sockets) socket.destroy();
    }
  }

  async function isConnected(next: pg.Client): Promise<boolean> {
    try {
      await next.connect();
      // A notice is a hint: nobody waits for the disk because of it.
      await next.query('SET synchronous_commit = off');
      await next.query(`LISTEN ${CHANNEL}`);
      await beat(next);
      return !closed;
    } catch {
      return false;
    }
  }

  function beat(to: pg.Client): Promise<void> {
    return inOrder(async () => {
      const sent = performance.now();
      const { rows } = await to.query<{ now: number }>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
      );
      for (const { now } of rows) time.told(now, sent);
    });
  }

  /** One query after the other. */
  function inOrder(query: () => Promise<void>): Promise<void> {
    const done = tail.then(query);
    tail = done.catch(() => {});
    return done;
  }

  function receive(payload: string): void {
    const [from, ...messages] = payload.split('\n');
    if (from === me) return;
    for (const message of messages) events.message(message);
  }

  function send(): void {
    if (sending !== null || client === null || unsent.size === 0) return;
    sending = sendAll(client)
      .then(() => pause(COALESCE))
      .finally(() => {
        sending = null;
        send();
      });
  }

  async function sendAll(to: pg.Client): Promise<void> {
    const messages = [...unsent];
    unsent.clear();
    try {
      await inOrder(async () => {
        await to.query({ ...NOTIFY, values: [CHANNEL, packed(me, messages)] });
      });
    } catch {
      for (const message of messages) unsent.add(message);
      if (to !== client) return;
      client = null;
      lose(true);
    }
  }

  void stayConnected();

  return {
    ready,
    now: time.now,
    publish(message) {
      if (unsent.size >= MOST_UNSENT) {
        unsent.clear();
        unsent.add('look');
      } else unsent.add(message);
      send();
    },
    async close() {
      await sending;
      closed = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

function packed(me: string, messages: readonly string[]): string[] {
  const payloads: string[] = [];
  let payload = me;
  let bytes = 0;
  for (const message of messages) {
    const more = Buffer.byteLength(message) + 1;
    if (bytes + more > PAYLOAD) {
      payloads.push(payload);
      payload = me;
      bytes = 0;
    }
    payload += `\n${message}`;
    bytes += more;
  }
  return [...payloads, payload];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
