import type { ClientMessage, ServerMessage } from '@ennead/wire';

/** A socket that comes back by itself. */
export interface Socket {
  /** False: not connected now; the caller says it again after the server's hello. */
  send(message: ClientMessage): boolean;
  /** Connects anew, as whoever the visitor is now. */
  reconnect(): void;
  close(): void;
}

export interface SocketEvents {
  onMessage(message: ServerMessage): void;
  onLost(): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
const PING_MS = 25_000;

export function openSocket(events: SocketEvents): Socket {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT_MS;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The server has said something since it was last asked. */
  let answered = true;
  const pinging = setInterval(() => {
    if (!answered) return drop();
    answered = !send({ type: 'ping' });
  }, PING_MS);

  function connect() {
    const address = new URL('/api/v1/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.onopen = () => {
      wait = FIRST_WAIT_MS;
    };
    socket.onmessage = ({ data }) => {
      answered = true;
      events.onMessage(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = lost;
  }

  function lost() {
    socket = null;
    answered = true;
    if (closed) return;
    events.onLost();
    timer = setTimeout(connect, wait);
    wait = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, wait * 2));
  }

  /** Nothing comes any more: a closed line is not told of, and the goodbye may take minutes. */
  function drop() {
    if (socket === null) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    lost();
  }

  function send(message: ClientMessage): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** The network is back: do not sit out the wait. */
  function hurry() {
    if (socket !== null || closed) return;
    clearTimeout(timer);
    connect();
  }

  addEventListener('online', hurry);
  addEventListener('offline', drop);
  connect();
  return {
    send,
    reconnect() {
      wait = 0;
      drop();
    },
    close() {
      closed = true;
      clearInterval(pinging);
      clearTimeout(timer);
      removeEventListener('online', hurry);
      removeEventListener('offline', drop);
      socket?.close();
    },
  };
}
