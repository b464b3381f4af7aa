import { Worker } from 'node:worker_threads';

/** A thread that gets as much of the machine as those of bots do. */
export interface BotPulse {
  /** Resolves when it has worked for a moment: on a machine that is busy with other things, late. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

export function botPulse(): BotPulse {
  const worker = new Worker(new URL('./bot-pulse-thread.ts', import.meta.url));
  worker.unref();
  return {
    work: () =>
      new Promise((resolve) => {
        worker.once('message', () => resolve());
        worker.postMessage('work');
      }),
    async stop() {
      await worker.terminate();
    },
  };
}
