import { parentPort, workerData } from 'node:worker_threads';
import { type DrawJob, drawnFor } from './draw.ts';

/** A thread that draws one round and ends. */
parentPort?.postMessage(drawnFor(workerData as DrawJob));
