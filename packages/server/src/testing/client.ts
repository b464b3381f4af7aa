import type { ClientMessage, Entered, NewTable, ServerMessage, TableInfo } from '@ennead/wire';
import { readServerMessage } from '@ennead/wire/check';
import { WebSocket } from 'ws';

/** A machine with much else to do takes its time; where nothing is wrong nobody waits so long. */
const PATIENCE_MS = 60_000;

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
type WithoutId<M> = M extends { id: string } ? Omit<M, 'id'> : M;

/** A person at the other end of the wire: HTTP by key, and a socket. */
export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  api<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
  connect(): Promise<TestSocket>;
}

export interface TestSocket {
  readonly received: ServerMessage[];
  send(message: ClientMessage | string): void;
  /** Sends with a new id and gives back the answer: `done` or `refused`. */
  call(
    message: WithoutId<Extract<ClientMessage, { id: string }>>,
    id?: string,
  ): Promise<Of<'done'> | Of<'refused'>>;
  /** Resolves with the close code once the server has closed it. */
  readonly closed: Promise<number>;
  /** The next message of this type that has not been waited for yet. */
  next<T extends ServerMessage['type']>(type: T, which?: (message: Of<T>) => boolean): Promise<Of<T>>;
  close(): Promise<void>;
}

export async function enter(url: string, name: string): Promise<TestPerson> {
  const response = await fetch(`${url}/api/v1/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { person, key } = (await response.json()) as Entered;
  return as(url, person.id, person.name, key);
}

export function as(url: string, id: string, name: string, key: string): TestPerson {
  return {
    id,
    name,
    key,
    async api<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as T };
    },
    connect: () => connect(url, { authorization: `Bearer ${key}` }),
  };
}

export async function connect(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { headers });
  const received: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  const used = new Set<ServerMessage>();
  let broken: Error | null = null;
  ws.on('message', (data) => {
    try {
      received.push(readServerMessage(String(data)));
    } catch (error) {
      // Whoever waits for anything fails with it.
      broken = error as Error;
    }
    for (const look of [...waiting]) look();
  });
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  ws.once('open', resolve);
  ws.once('error', reject);
  await opened;
  let calls = 0;

  const next: TestSocket['next'] = (type, which = () => true) => {
    type Wanted = Of<typeof type>;
    const { promise, resolve: found, reject: lost } = Promise.withResolvers<Wanted>();
    const timer = setTimeout(() => {
      waiting.delete(look);
      lost(
        new Error(
          `no ${type} came; the last messages were ${JSON.stringify(received.slice(-3)).slice(0, 1000)}`,
        ),
      );
    }, PATIENCE_MS);
    const look = () => {
      if (broken !== null) return lost(broken);
      const message = received.find((each) => each.type === type && !used.has(each) && which(each as Wanted));
      if (message === undefined) return;
      used.add(message);
      clearTimeout(timer);
      waiting.delete(look);
      found(message as Wanted);
    };
    waiting.add(look);
    look();
    return promise;
  };

  const { promise: closed, resolve: close } = Promise.withResolvers<number>();
  ws.once('close', close);

  return {
    received,
    closed,
    send: (message) => ws.send(typeof message === 'string' ? message : JSON.stringify(message)),
    call(message, id = `call-${Date.now()}-${calls++}`) {
      ws.send(JSON.stringify({ ...message, id }));
      const mine = (answer: { id: string | null }) => answer.id === id;
      return Promise.race([next('done', mine), next('refused', mine)]);
    },
    next,
    async close() {
      ws.close();
      await closed;
    },
  };
}

/** A table of the small game with these people at it, begun. */
export async function tableOf(
  people: readonly TestPerson[],
  more: Partial<NewTable> = {},
): Promise<TableInfo> {
  const [host, ...others] = people as [TestPerson, ...TestPerson[]];
  const wanted: NewTable = {
    game: 'toy',
    setup: {},
    seats: people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    visibility: 'public',
    practiceSeed: 'a seed for tests',
    ...more,
  };
  const { body: table } = await host.api<TableInfo>('POST', '/tables', wanted);
  for (const person of others) await person.api('POST', `/tables/${table.id}/join`, {});
  return (await host.api<TableInfo>('POST', `/tables/${table.id}/start`)).body;
}
