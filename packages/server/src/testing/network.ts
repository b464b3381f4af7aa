import { createServer, type Socket, connect as to } from 'node:net';

/** The way from one process to the database. */
export interface Network {
  readonly port: number;
  /** Nothing gets through any more, and nobody is told. */
  hang(): void;
  /** What is sent arrives; the answers do not. */
  mute(): void;
  heal(): void;
  /** Every connection breaks. */
  cut(): void;
  close(): void;
}

export async function networkTo(port: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let hangs = false;
  let isMute = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = to(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(one);
      one.on('data', (data) => {
        if (one === near || !isMute) other.write(data);
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
    heal() {
      isMute = false;
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
