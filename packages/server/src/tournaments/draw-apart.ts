import { Worker } from 'node:worker_threads';
import type { DrawJob, Drawn } from './draw.ts';

/** Draws in a thread of its own: with 64 people that takes seconds, and nobody at another table waits for it. */
export function drawApart(job: DrawJob): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw-thread.ts', import.meta.url), { workerData: job, env: {} });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the draw ended without a result')));
  });
}
