import { StorageError } from './sql.ts';

/** How long whoever asks waits for a database that has just gone, and how many may wait. */
const PATIENCE = 3000;
const MOST_WAITING = 5000;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: StorageError) => void;
}

/**
 * Whether Postgres can be reached. A short outage is waited out; in a longer one everybody is refused at once, so that
 * nothing piles up that would have to be worked off afterwards.
 */
export interface Gate {
  open(): void;
  /** Returns whether it was open. */
  shut(): boolean;
  /** Resolves when the database is there; rejects when it has been gone for too long. */
  pass(): Promise<void>;
}

export function closedGate(): Gate {
  const waiting: Waiting[] = [];
  let state: 'open' | 'shut' | 'given-up' = 'shut';
  let timer: NodeJS.Timeout | undefined;

  const refusal = () => new StorageError('storage-failed', new Error('Postgres cannot be reached'));

  function giveUp(): void {
    state = 'given-up';
    for (const { reject } of waiting.splice(0)) reject(refusal());
  }

  return {
    open() {
      state = 'open';
      clearTimeout(timer);
      for (const { resolve } of waiting.splice(0)) resolve();
    },
    shut() {
      if (state !== 'open') return false;
      state = 'shut';
      timer = setTimeout(giveUp, PATIENCE).unref();
      return true;
    },
    async pass() {
      if (state === 'open') return;
      if (state === 'given-up' || waiting.length >= MOST_WAITING) throw refusal();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ resolve, reject });
      await promise;
    },
  };
}
