import { type WorkerClient, workerClient } from '../../worker/client.ts';
import type { Snapshot } from '../snapshot.ts';
import type { EngineCalls } from './calls.ts';

/** The engine behind its worker, with snapshots as they come. */
export function startEngine(onSnapshot: (snapshot: Snapshot) => void): WorkerClient<EngineCalls> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  });
  return workerClient<EngineCalls, Snapshot>(worker, onSnapshot);
}
