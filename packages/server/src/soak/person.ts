import type { ClientMessage, Entered } from '@ennead/wire';
import { WebSocket } from 'ws';
import { type Heard, sampleReader } from './sample.ts';

const readMessage = sampleReader();

/** A person of the soak: a key for HTTP and a socket of their own. */
export interface SoakPerson {
  readonly base: string;
  readonly key: string;
  onMessage: (message: Heard) => void;
  send(message: ClientMessage): void;
  post<T>(path: string, body?: object): Promise<T>;
  get<T>(path: string): Promise<T>;
  close(): void;
}

/**
 * An address of its own for everybody: people come from different networks. A server on the same machine takes our word for
 * it, as it would take that of a proxy there.
 */
export function addressOf(person: number): string {
  return `10.${person >> 16}.${(person >> 8) & 0xff}.${person & 0xff}`;
}

export async function enterPerson(base: string, name: string, address: string): Promise<SoakPerson> {
  const { key } = await request<Entered>({ base, key: null, address }, 'POST', '/people', { name });
  const ws = new WebSocket(`${base.replace(/^http/, 'ws')}/api/v1/socket`, {
    headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  const person: SoakPerson = {
    base,
    key,
    onMessage: () => {},
    send: (message) => ws.send(JSON.stringify(message)),
    post: (path, body) => request({ base, key, address }, 'POST', path, body),
    get: (path) => request({ base, key, address }, 'GET', path),
    close: () => ws.terminate(),
  };
  ws.on('message', (data) => person.onMessage(readMessage(data.toString())));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  ws.once('open', resolve);
  ws.once('error', reject);
  await promise;
  return person;
}

interface Asking {
  readonly base: string;
  readonly key: string | null;
  readonly address: string;
}

async function request<T>(
  { base, key, address }: Asking,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message ?? ''}`);
  return answer;
}
