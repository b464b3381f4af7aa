import { threadCpuUsage } from 'node:process';

/** How often something is tried before it counts as dear: the first time compiles, another may collect garbage. */
const TRIES = 4;

/**
 * The longest time, in milliseconds of this thread's processor, that one turn of the event loop took while something was
 * done. What else the machine does meanwhile does not count. What stays within `most` is done once.
 */
export async function longestTurn(work: () => Promise<void>, most: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && best > most; tried++) best = Math.min(best, await once(work));
  return best;
}

async function once(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let running = true;
  let before = threadCpuUsage();
  const tick = () => {
    const { user, system } = threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = threadCpuUsage();
    if (running) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  running = false;
  await new Promise((resolve) => setImmediate(resolve));
  return longest;
}
