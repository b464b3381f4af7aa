import type { Database } from '../storage/sql.ts';

/** The open sockets of this process by the hash of what they were opened with: a session or a key. */
export interface Sessions {
  /** Returns what takes the socket out again. */
  add(hash: string, close: () => void): () => void;
  /** The session or key has ended: its sockets are closed here, and in other processes. */
  end(hash: string): void;
  /** Another process says that it ended. */
  heard(hash: string): void;
}

export function openSessions(db: Database): Sessions {
  const open = new Map<string, Set<() => void>>();

  function closeAll(hash: string): void {
    for (const close of open.get(hash) ?? []) close();
  }

  return {
    add(hash, close) {
      const sockets = open.get(hash) ?? new Set();
      open.set(hash, sockets.add(close));
      return () => {
        sockets.delete(close);
        if (sockets.size === 0) open.delete(hash);
      };
    },
    end(hash) {
      closeAll(hash);
      db.tell(`ended ${hash}`);
    },
    heard: closeAll,
  };
}
