import { missing } from '@ennead/kernel';
import type { ClientMessage, Fresh, Moved, ServerMessage } from '@ennead/wire';
import { readServerMessage } from '@ennead/wire/check';
import { WebSocket } from 'ws';

type Decide = Extract<ClientMessage, { type: 'decide' }>;

/** A client that plays on whatever happens to the server: it comes back, and sends again what was not answered or kept. */
export interface StubbornPlayer {
  readonly person: string;
  readonly table: string;
  readonly seat: number;
  /** Ids of calls that were acknowledged, with the option. */
  readonly acknowledged: Map<string, string | number>;
  /** Set when the stream had a gap or a step twice. */
  readonly faults: string[];
  /** How often the server said that it could not keep a move. */
  refusals(): number;
  /** How many steps of the game it has seen. */
  seen(): number;
  /** Where it stands, for whoever wonders why it does not go on. */
  status(): string;
  /** Whether the game is over. */
  isOver(): boolean;
  connect(url: string): Promise<void>;
  disconnect(): void;
}

let calls = 0;
/** Milliseconds after which something that could not be kept is sent again. */
const AGAIN = 200;

export interface Habits {
  /** How long it thinks, in milliseconds. */
  readonly think?: number;
  /** Called when the socket has closed. */
  readonly onLost?: () => void;
}

export function stubbornPlayer(
  person: string,
  key: string,
  table: string,
  seat: number,
  { think = 0, onLost = () => {} }: Habits = {},
): StubbornPlayer {
  const acknowledged = new Map<string, string | number>();
  const faults: string[] = [];
  let ws: WebSocket | undefined;
  let number: number | undefined;
  let pending: Decide | undefined;
  let refusals = 0;

  function send(message: ClientMessage): void {
    if (ws?.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message));
  }

  function watch(): void {
    send({ type: 'watch', table, seat, ...(number === undefined ? {} : { last: number }) });
  }

  /** The same call again: it is carried out once. */
  function tryAgain(id: string | null): void {
    refusals += 1;
    const socket = ws;
    setTimeout(() => {
      if (socket !== ws) return;
      if (id === null) watch();
      else if (pending?.id === id) send(pending);
    }, AGAIN);
  }

  function act(message: Fresh | Moved): void {
    const [decision] = message.decisions;
    if (decision === undefined || pending !== undefined) return;
    const option = decision.options[Math.floor(Math.random() * decision.options.length)] ?? missing();
    pending = { type: 'decide', id: `p${calls++}`, table, seat, number: message.number, option };
    if (think === 0) {
      send(pending);
      return;
    }
    const thought = pending;
    setTimeout(
      () => {
        if (pending === thought) send(thought);
      },
      think * (0.5 + Math.random()),
    );
  }

  let latest: Fresh | Moved | undefined;
  function receive(message: ServerMessage): void {
    if (message.type === 'fresh' || message.type === 'moved') {
      if (message.type === 'moved' && message.number !== (number ?? -1) + 1)
        faults.push(`after ${number} came ${message.number}`);
      if (message.type === 'fresh' && message.number < (number ?? 0))
        faults.push(`the server went back from ${number} to ${message.number}`);
      number = message.number;
      latest = message;
      act(message);
    } else if (message.type === 'done' && pending?.id === message.id) {
      acknowledged.set(message.id, pending.option);
      pending = undefined;
      if (latest !== undefined && latest.number >= message.number) act(latest);
    } else if (message.type === 'refused' && message.code.startsWith('storage-')) {
      tryAgain(message.id);
    } else if (message.type === 'refused' && message.id === pending?.id) {
      if (message.code !== 'stale' && message.code !== 'not-your-turn')
        faults.push(`refused: ${message.code}`);
      const { number: asked } = pending ?? { number: 0 };
      pending = undefined;
      // What made it stale may have come before the refusal.
      if (latest !== undefined && latest.number > asked) act(latest);
    }
  }

  return {
    person,
    table,
    seat,
    acknowledged,
    faults,
    refusals: () => refusals,
    seen: () => number ?? 0,
    status: () =>
      `${table} seat ${seat} at ${number}, sent ${pending?.id} for ${pending?.number}, socket ${ws?.readyState}, asked ${latest?.decisions.length}, waiting for ${latest?.waiting.join()}`,
    isOver: () => latest !== undefined && latest.outcome !== null,
    async connect(url) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
        headers: { authorization: `Bearer ${key}` },
        handshakeTimeout: 5000,
      });
      ws = socket;
      socket.on('error', () => {});
      socket.on('message', (data) => receive(readServerMessage(String(data))));
      socket.once('close', onLost);
      await new Promise<void>((resolve) => {
        socket.once('open', () => resolve());
        socket.once('close', () => resolve());
      });
      watch();
      if (pending !== undefined) send(pending);
    },
    disconnect: () => ws?.terminate(),
  };
}
