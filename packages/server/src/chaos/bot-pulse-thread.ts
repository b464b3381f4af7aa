import { parentPort } from 'node:worker_threads';
import { stepBack } from '../bots/step-back.ts';

stepBack();

/** Microseconds of the processor: a quarter of what a bot gets in a pulse on a machine that has nothing else to do. */
const WORK = 25_000;

const used = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

parentPort?.on('message', () => {
  const from = used();
  while (used() - from < WORK);
  parentPort?.postMessage('done');
});
