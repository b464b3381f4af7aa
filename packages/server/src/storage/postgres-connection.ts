import { Socket } from 'node:net';
import pg from 'pg';

const types = { getTypeParser };

/** What every connection to a database has in common. `sockets` holds those that are open. */
export function connectionTo(url: string, sockets: Set<Socket>) {
  return {
    connectionString: url,
    types,
    keepAlive: true,
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  };
}

/** Whole numbers of 64 bits come as numbers: times and counters stay far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}

export function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
