import { Worker } from 'node:worker_threads';
import type { Outcome } from './group-commit.ts';
import type { Statement } from './sql.ts';
import { errorOf, type Failure, type Ran } from './sqlite-file.ts';
import type { Committed, Sent } from './sqlite-writer.ts';

/** Statements of which all are carried out or none; the result is what the last one did. */
export type Work = readonly Statement[];

const ENDED: Failure = { code: 'storage-failed', message: 'the thread that writes has ended' };

/** Writes to the data file in a thread of its own: while the disk is busy the game goes on. */
export function sqliteThread(file: string) {
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: file, env: {} });
  /** Those who wait for their commit, in the order in which it was sent. */
  const waiting: ((committed: Committed) => void)[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let isOver = false;
  // A process with nothing else to do does not stay for an idle thread, but for a commit.
  worker.unref();
  worker.on('message', (committed: Committed) => {
    waiting.shift()?.(committed);
    if (waiting.length === 0) worker.unref();
  });
  worker.on('exit', () => {
    isOver = true;
    for (const answer of waiting.splice(0)) answer({ failure: ENDED });
    end();
  });

  return {
    async commit(works: readonly Work[]): Promise<Outcome<Ran>[]> {
      const { promise, resolve } = Promise.withResolvers<Committed>();
      if (isOver) throw errorOf(ENDED);
      waiting.push(resolve);
      worker.ref();
      worker.postMessage(toSend(works));
      const committed = await promise;
      if ('failure' in committed) throw errorOf(committed.failure);
      return committed.outcomes.map((done) => {
        if ('message' in done) return { error: errorOf(done) };
        const [changes, id] = done;
        return { result: { changes, id } };
      });
    },
    close(): Promise<void> {
      worker.ref();
      worker.postMessage(null);
      return ended;
    },
  };
}

function toSend(works: readonly Work[]): Sent {
  const places = new Map<string, number>();
  const placeOf = (sql: string): number => {
    const place = places.get(sql) ?? places.size;
    places.set(sql, place);
    return place;
  };
  return {
    works: works.map((work) => work.map(([sql, values]) => [placeOf(sql), values] as const)),
    words: [...places.keys()],
  };
}
