import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entered, Fresh, Moved, NewTable, ServerMessage, TableInfo } from '@ennead/wire';
import { WebSocket } from 'ws';

/** What an attacker has to work with: nothing but the public API, a guest's name and a table that others play at. */
export interface Attacker {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A table of honest people, and the game they play. */
  readonly table: string;
  readonly game: string;
  isOver(): boolean;
  /** Counts what was tried, and whether it was refused. */
  tried(refused: boolean): void;
}

type Attack = (attacker: Attacker) => Promise<void>;

/** Even who floods waits a moment: the soak is to measure the server, not how fast it can be asked. */
const BREATH = 5;

async function ask<T>(
  { base, headers, tried }: Attacker,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<T | null> {
  try {
    const response = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    tried(!response.ok);
    return response.ok ? answer : null;
  } catch {
    tried(true);
    return null;
  }
}

async function guest(attacker: Attacker): Promise<string> {
  while (!attacker.isOver()) {
    const entered = await ask<Entered>(attacker, 'POST', '/people', { name: 'guest' });
    if (entered !== null) return entered.key;
    await sleep(1000);
  }
  return '';
}

/** Does something again and again, several times at once. */
async function flood(
  attacker: Attacker,
  lanes: number,
  once: (lane: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (!attacker.isOver()) {
        await once(lane);
        await sleep(BREATH);
      }
    }),
  );
}

function tableFor({ game }: Attacker, seats: NewTable['seats'], more: Partial<NewTable> = {}): NewTable {
  return { game, setup: {}, seats, visibility: 'public', ...more };
}

/** Tables full of hard bots, one after the other. */
const bots: Attack = async (attacker) => {
  const key = await guest(attacker);
  const seats = new Array<NewTable['seats'][number]>(5).fill({ kind: 'bot', bot: 'hard' });
  await flood(attacker, 4, async () => {
    const table = await ask<TableInfo>(attacker, 'POST', '/tables', tableFor(attacker, seats), key);
    if (table !== null) await ask(attacker, 'POST', `/tables/${table.id}/start`, {}, key);
  });
};

/** Public tables that nobody wants, some with as much in the setup as a request can hold, and the lobby read over and over. */
const lobby: Attack = async (attacker) => {
  const key = await guest(attacker);
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const junk = { junk: 'x'.repeat(30_000) };
  await flood(attacker, 6, async (lane) => {
    if (lane === 0) await ask(attacker, 'POST', '/tables', tableFor(attacker, seats), key);
    else if (lane === 1)
      await ask(attacker, 'POST', '/tables', tableFor(attacker, seats, { setup: junk }), key);
    else await ask(attacker, 'GET', '/tables?list=lobby');
  });
};

/** Sockets that say they missed what was told long ago. */
const catchUp: Attack = async (attacker) => {
  const { base, headers, table } = attacker;
  await flood(attacker, 5, async () => {
    const socket = await openSocket(base, headers);
    if (socket === null) return attacker.tried(true);
    let number = 0;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'fresh' || message.type === 'moved') number = message.number;
      if (message.type === 'fresh' || message.type === 'refused') attacker.tried(message.type === 'refused');
    });
    while (!attacker.isOver() && socket.readyState === socket.OPEN) {
      for (let i = 0; i < 5; i++)
        socket.send(JSON.stringify({ type: 'watch', table, seat: null, last: Math.max(0, number - 49) }));
      await sleep(10 * BREATH);
    }
    socket.terminate();
  });
};

/** The log and any moment of a game, over and over. */
const lookBack: Attack = async (attacker) => {
  const { table } = attacker;
  await flood(attacker, 6, async (lane) => {
    if (lane < 3) await ask(attacker, 'GET', `/tables/${table}/log`);
    else await ask(attacker, 'GET', `/tables/${table}/replay?move=${Math.floor(Math.random() * 50)}`);
  });
};

/** One move, back, the same move, back, without end. */
const backAndForth: Attack = async (attacker) => {
  const key = await guest(attacker);
  const wanted = tableFor(attacker, [{ kind: 'me' }, { kind: 'me' }], { visibility: 'private' });
  const table = await ask<TableInfo>(attacker, 'POST', '/tables', wanted, key);
  if (table === null) return;
  await ask(attacker, 'POST', `/tables/${table.id}/start`, {}, key);
  const socket = await openSocket(attacker.base, { ...attacker.headers, authorization: `Bearer ${key}` });
  if (socket === null) return;
  const seen = new Map<number, Fresh | Moved>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if ((message.type === 'fresh' || message.type === 'moved') && message.seat !== null)
      seen.set(message.seat, message);
    if (message.type === 'done' || message.type === 'refused') attacker.tried(message.type === 'refused');
  });
  for (const seat of [0, 1]) socket.send(JSON.stringify({ type: 'watch', table: table.id, seat }));
  let calls = 0;
  await flood(attacker, 1, async () => {
    for (const [seat, { number, decisions, undo }] of seen) {
      const call = { id: `a${calls++}`, table: table.id, seat, number };
      const back = undo?.turn ?? undo?.step ?? null;
      if (back !== null) socket.send(JSON.stringify({ ...call, type: 'undo', to: back }));
      else if (decisions[0] !== undefined)
        socket.send(JSON.stringify({ ...call, type: 'decide', option: decisions[0].options[0] }));
    }
  });
  socket.terminate();
};

/** Bodies that come a letter at a time. */
const drip: Attack = async (attacker) => {
  const { hostname, port, protocol } = new URL(attacker.base);
  if (protocol !== 'http:') return;
  const address = attacker.headers['x-forwarded-for'] ?? '';
  await flood(attacker, 300, async () => {
    const socket = connect(Number(port) || 80, hostname);
    socket.on('error', () => {});
    let open = true;
    socket.on('close', () => {
      open = false;
    });
    socket.on('data', () => attacker.tried(true));
    socket.write(
      `POST /api/v1/people HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`,
    );
    while (open && !attacker.isOver()) {
      socket.write('x');
      await sleep(1000);
    }
    socket.destroy();
  });
};

/** Guests who are never seen again. */
const guests: Attack = async (attacker) => {
  await flood(attacker, 3, async () => {
    await ask<Entered>(attacker, 'POST', '/people', { name: 'x'.repeat(40) });
  });
};

/** Match files that are none, as large as they may be. */
const files: Attack = async (attacker) => {
  const key = await guest(attacker);
  const moves = new Array<[number, string]>(50_000).fill([0, 'x']);
  await flood(attacker, 1, async () => {
    await ask(attacker, 'POST', '/records', { format: 1, game: attacker.game, moves }, key);
    await sleep(50 * BREATH);
  });
};

/** One attacker of each kind. */
export const ATTACKS: readonly Attack[] = [bots, lobby, catchUp, lookBack, backAndForth, drip, guests, files];

async function openSocket(
  base: string,
  headers: Readonly<Record<string, string>>,
): Promise<WebSocket | null> {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/v1/socket`, { headers });
  const { promise, resolve } = Promise.withResolvers<WebSocket | null>();
  socket.once('open', () => resolve(socket));
  socket.on('error', () => resolve(null));
  return promise;
}
