import type { Appended, MoveRow } from './sql.ts';

interface Waiting {
  readonly row: MoveRow;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes some rows in one commit and says for each what became of it. */
export type WriteRows = (rows: readonly MoveRow[]) => readonly Appended[] | Promise<readonly Appended[]>;

/**
 * Collects the moves of one turn of the event loop and writes them in one commit, so that a hundred tables wait for the
 * disk once. While `flights` commits are under way the next one grows.
 */
export function groupCommit(write: WriteRows, { most, flights }: { most: number; flights: number }) {
  const waiting: Waiting[] = [];
  let flying = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || waiting.length === 0 || flying >= flights) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const group = waiting.splice(0, most);
    flying += 1;
    try {
      const written = write(group.map(({ row }) => row));
      const results = Array.isArray(written) ? (written as readonly Appended[]) : await written;
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as Appended);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      flying -= 1;
      schedule();
    }
  }

  return {
    append(row: MoveRow): Promise<Appended> {
      const { promise, resolve, reject } = Promise.withResolvers<Appended>();
      waiting.push({ row, resolve, reject });
      schedule();
      return promise;
    },
    /** Resolves when nothing is waiting or under way. */
    async settled(): Promise<void> {
      while (waiting.length > 0 || flying > 0) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
