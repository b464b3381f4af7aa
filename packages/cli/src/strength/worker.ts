import { parentPort } from 'node:worker_threads';
import { games } from '../games.ts';
import { playGame, type Task } from './play.ts';

/** A thread that plays games one after the other. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (task: Task) => {
  last = last.then(async () => parentPort?.postMessage(await playGame(games, task)));
});
