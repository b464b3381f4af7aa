import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Attacked, Tried } from './attack-worker.ts';

/** Lets an attacker of every kind loose while something goes on; they stop when it is over. */
export async function underAttack(base: string, table: string, during: () => Promise<void>): Promise<Tried> {
  const workerData: Attacked = { base, table };
  const worker = new Worker(new URL('./attack-worker.ts', import.meta.url), { workerData });
  await during();
  worker.postMessage('over');
  const [tried] = (await once(worker, 'message')) as [Tried];
  await worker.terminate();
  return tried;
}
