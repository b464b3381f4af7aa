import type { Database } from '../storage/sql.ts';

/** Sessions that are looked at in one query. */
const GROUP = 500;

/** The open sockets of this process by the hash of what they were opened with: a session or a key. */
export interface Sessions {
  /** Returns what takes the socket out again. */
  add(hash: string, close: () => void): () => void;
  /** The session or key has ended: its sockets are closed here, and in other processes. */
  end(hash: string): void;
  /** Another process says that it ended. */
  endedElsewhere(hash: string): void;
  /** Closes the sockets of those that ended and were not heard of. */
  lookAgain(): Promise<void>;
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
      db.publish(`ended ${hash}`);
    },
    endedElsewhere: closeAll,
    async lookAgain() {
      const hashes = [...open.keys()];
      for (let from = 0; from < hashes.length; from += GROUP) {
        const group = hashes.slice(from, from + GROUP);
        const rows = await db.all<{ hash: string }>(
          `SELECT hash FROM tokens WHERE hash IN (${group.map(() => '?').join(', ')})`,
          group,
        );
        const kept = new Set(rows.map(({ hash }) => hash));
        for (const hash of group) if (!kept.has(hash)) closeAll(hash);
      }
    },
  };
}
