import { Worker } from 'node:worker_threads';
import type { Option } from '@ennead/kernel';
import { fairQueue, type Owner } from '../fair-queue.ts';
import type { BotJob, FromWorker, WorkerModules } from './job.ts';

/** What came of a job: an option, or what went wrong. */
export type Thought =
  | { readonly option: Option }
  | { readonly failure: 'bot-timeout' | 'bot-crash' | 'bot-error'; readonly message: string };

export interface BotPool {
  /** `owner` is who seated the bot: people's bots take turns, however many each has. `isSeen`: somebody looks at the table; `seen`: somebody will. */
  think(
    job: BotJob,
    limitMs: number,
    owner: Owner,
    isSeen?: boolean,
    seen?: Promise<Owner>,
  ): Promise<Thought>;
  /** How many thoughts wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: BotJob;
  readonly limitMs: number;
  readonly owner: Owner;
  readonly isSeen: boolean;
  readonly resolve: (thought: Thought) => void;
}

interface Thinker {
  readonly worker: Worker;
  ready: boolean;
  busy: { readonly waiting: Waiting; readonly since: number; timer: NodeJS.Timeout } | null;
}

/** Loading the rules of all games takes a moment. */
const START_LIMIT = 30_000;
const MEMORY_MB = 256;
/**
 * A thread that has not answered in time is waited for so much longer: on a busy machine it comes back, and a new one would
 * take longer still. Whoever asked does not wait for it.
 */
const GRACE = 5000;
/** A timer that comes so late says that the whole process stood still, not that the bot thinks too long. */
const STALL = 250;
/** Where nobody looks nobody waits: after such a thought the threads rest from others like it so many times as long. */
const REST = 3;
/** A thread that has had nothing to do for so long is let go: longer than an outage, after which bots go on at once. */
const IDLE = 600_000;

/**
 * Threads in which bots think. A bot that loops, crashes or eats too much memory takes its own thread with it and nothing
 * else; the next question gets a new one.
 */
export function botPool(modules: WorkerModules, size: number): BotPool {
  const queue = fairQueue<Waiting>();
  const thinkers = new Set<Thinker>();
  let idleTimer: NodeJS.Timeout | undefined;
  let restTimer: NodeJS.Timeout | undefined;
  let restsUntil = 0;
  /** By what they are answered: one that came to be looked at waits in two lines, and is asked once. */
  const begun = new WeakSet<Waiting['resolve']>();

  function start(): Thinker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: modules,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      env: {},
      stdout: true,
      stderr: true,
    });
    const thinker: Thinker = { worker, ready: false, busy: null };
    thinkers.add(thinker);
    worker.on('message', (message: FromWorker) => receive(thinker, message));
    worker.on('error', (error) => end(thinker, { failure: 'bot-crash', message: String(error) }));
    worker.on('messageerror', (error) => end(thinker, { failure: 'bot-error', message: String(error) }));
    worker.on('exit', () => end(thinker, { failure: 'bot-crash', message: 'the thread ended' }));
    return thinker;
  }

  function receive(thinker: Thinker, message: FromWorker): void {
    if (message.type === 'ready') {
      thinker.ready = true;
      const { busy } = thinker;
      if (busy === null) next();
      else {
        clearTimeout(busy.timer);
        ask(thinker, busy.waiting);
      }
      return;
    }
    if (message.type === 'chosen') finish(thinker, { option: message.option });
    else finish(thinker, { failure: 'bot-error', message: message.message });
    next();
  }

  function ask(thinker: Thinker, waiting: Waiting): void {
    const since = performance.now();
    const timer = thinker.ready ? limited(thinker, waiting, since) : ended(thinker, waiting, START_LIMIT);
    thinker.busy = { waiting, since, timer };
    if (thinker.ready) hand(thinker, waiting.job);
  }

  /** When its time is over whoever waits is told, and the thread has a last chance. */
  function limited(thinker: Thinker, waiting: Waiting, since: number, isLast = false): NodeJS.Timeout {
    const { limitMs } = waiting;
    return setTimeout(() => {
      if (thinker.busy?.waiting !== waiting) return;
      const now = performance.now();
      const hasStalled = !isLast && now - since > limitMs + STALL;
      if (!hasStalled) waiting.resolve(timeOut(limitMs));
      thinker.busy.timer = hasStalled ? limited(thinker, waiting, now, true) : ended(thinker, waiting, GRACE);
    }, limitMs);
  }

  function ended(thinker: Thinker, { limitMs }: Waiting, after: number): NodeJS.Timeout {
    return setTimeout(() => {
      end(thinker, timeOut(limitMs));
      void thinker.worker.terminate();
    }, after);
  }

  /** What cannot be handed over is an answer that nobody gave. */
  function hand(thinker: Thinker, job: BotJob): void {
    try {
      thinker.worker.postMessage(job);
    } catch (error) {
      finish(thinker, { failure: 'bot-error', message: String(error) });
      setImmediate(next);
    }
  }

  function finish(thinker: Thinker, thought: Thought): void {
    if (thinker.busy === null) return;
    const { waiting, since, timer } = thinker.busy;
    clearTimeout(timer);
    thinker.busy = null;
    const now = performance.now();
    // What goes beyond the limit is the process standing still, or a machine with much else to do.
    const took = Math.min(now - since, waiting.limitMs);
    queue.charge(waiting.owner, took);
    if (!waiting.isSeen) restsUntil = Math.max(restsUntil, now + REST * took);
    waiting.resolve(thought);
  }

  function end(thinker: Thinker, thought: Thought): void {
    thinkers.delete(thinker);
    finish(thinker, thought);
    next();
  }

  /** A long thought leaves one thread to the short ones, and one that nobody waits for leaves time to all others. */
  function canTake({ job, isSeen, resolve }: Waiting): boolean {
    if (begun.has(resolve)) return true;
    if (!isSeen && performance.now() < restsUntil) return false;
    const long = [...thinkers].filter(({ busy }) => busy !== null && isLong(busy.waiting.job));
    return !isLong(job) || size === 1 || long.length < size - 1;
  }

  function next(): void {
    clearTimeout(idleTimer);
    while (queue.size() > 0) {
      const idle = [...thinkers].find(({ busy }) => busy === null);
      if (idle === undefined && thinkers.size >= size) return;
      const waiting = queue.shift(canTake);
      if (waiting === undefined) {
        wakeAfterRest();
        return;
      }
      if (begun.has(waiting.resolve)) continue;
      begun.add(waiting.resolve);
      try {
        ask(idle ?? start(), waiting);
      } catch (error) {
        waiting.resolve({ failure: 'bot-crash', message: String(error) });
      }
    }
    idleTimer = setTimeout(() => {
      for (const thinker of thinkers) if (thinker.busy === null) void thinker.worker.terminate();
    }, IDLE).unref();
  }

  function wakeAfterRest(): void {
    clearTimeout(restTimer);
    const rest = restsUntil - performance.now();
    if (rest > 0) restTimer = setTimeout(next, Math.ceil(rest)).unref();
  }

  return {
    waiting: queue.size,
    think(job, limitMs, owner, isSeen = true, seen) {
      const { promise, resolve } = Promise.withResolvers<Thought>();
      const wait = (as: Owner, forSomebody: boolean) => {
        queue.push(as, { job, limitMs, owner: as, isSeen: forSomebody, resolve });
        next();
      };
      wait(owner, isSeen);
      void seen?.then((as) => {
        if (!begun.has(resolve)) wait(as, true);
      });
      return promise;
    },
    async close() {
      clearTimeout(idleTimer);
      clearTimeout(restTimer);
      while (queue.shift(() => true) !== undefined);
      await Promise.all([...thinkers].map(({ worker }) => worker.terminate()));
    },
  };
}

function timeOut(limit: number): Thought {
  return { failure: 'bot-timeout', message: `no answer within ${limit} ms` };
}

function isLong({ bot }: BotJob): boolean {
  return bot === 'hard' || bot === 'expert';
}
