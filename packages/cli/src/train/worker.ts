import { parentPort } from 'node:worker_threads';
import { type GameTask, gatherGame } from './gather.ts';

/** A thread that plays games to learn from, one after the other. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (task: GameTask) => {
  last = last.then(async () => parentPort?.postMessage(await gatherGame(task)));
});
