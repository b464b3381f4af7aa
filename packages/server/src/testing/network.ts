import { createServer, type Socket, connect as to } from 'node:net';

/** The way from one process to the database. */
export interface Network {
  readonly port: number;
  /** Nothing gets through any more, and nobody is told. */
  hang(): void;
  /** What is sent arrives; the answers do not. */
  mute(): void;
  /** The same on the connection that was made last alone. */
  muteLast(): void;
  heal(): void;
  /** Every connection breaks. */
  cut(): void;
  close(): void;
}

export async function networkTo(port: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let hangs = false;
  let isMute = false;
  const muted = new Set<Socket>();
  let last: Socket | undefined;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = to(port, '127.0.0.1');
    last = far;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(one);
      one.on('data', (data) => {
        if (one === near || !(isMute || muted.has(one))) other.write(data);
      });
      one.on('close', () => other.destroy());
      if (hangs) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };

  return {
    port: own,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    mute() {
      isMute = true;
    },
    muteLast() {
      if (last !== undefined) muted.add(last);
    },
    heal() {
      isMute = false;
      muted.clear();
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
