import { missing } from '@ennead/kernel';
import { StorageError } from './sql.ts';

interface Waiting<Work, Result> {
  readonly work: Work;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** What became of one piece of work in a commit that as a whole went well. */
export type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

/** Does some pieces of work in one commit and says for each what became of it. */
export type CommitAll<Work, Result> = (
  works: readonly Work[],
) => readonly Outcome<Result>[] | Promise<readonly Outcome<Result>[]>;

/** What can wait does so for a moment, in milliseconds: a move should rarely find the disk busy with something else. */
const PATIENCE = 15;

/**
 * Collects what is to be written in one turn of the event loop and writes it in one commit, so that a hundred tables wait
 * for the disk once. While `flights` commits are under way the next one grows, up to `limit`; what comes then is refused.
 */
export function groupCommit<Work, Result>(
  commit: CommitAll<Work, Result>,
  { most, flights, limit }: { most: number; flights: number; limit: number },
) {
  const waiting: Waiting<Work, Result>[] = [];
  let flying = 0;
  let scheduled = false;
  /** Whether something that can wait does so; what cannot may have taken it along. */
  let isPatient = false;

  function schedule(): void {
    if (scheduled || waiting.length === 0 || flying >= flights) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void flush();
    });
  }

  function endPatience(): void {
    isPatient = false;
    schedule();
  }

  async function flush(): Promise<void> {
    const group = waiting.splice(0, most);
    flying += 1;
    try {
      const committed = commit(group.map(({ work }) => work));
      resolveAll(group, committed instanceof Promise ? await committed : committed);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      flying -= 1;
      schedule();
    }
  }

  return {
    write(work: Work, canWait = false): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      if (waiting.length >= limit) {
        reject(new StorageError('storage-failed', new Error('too many writes are waiting')));
        return promise;
      }
      waiting.push({ work, resolve, reject });
      if (!canWait) schedule();
      else if (!isPatient) setTimeout(endPatience, PATIENCE);
      isPatient ||= canWait;
      return promise;
    },
    /** Resolves when nothing is waiting or under way. */
    async drained(): Promise<void> {
      schedule();
      while (waiting.length > 0 || flying > 0) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

function resolveAll<Work, Result>(
  group: readonly Waiting<Work, Result>[],
  outcomes: readonly Outcome<Result>[],
): void {
  for (const [i, { resolve, reject }] of group.entries()) {
    const outcome = outcomes[i] ?? missing();
    if ('error' in outcome) reject(outcome.error);
    else resolve(outcome.result);
  }
}
