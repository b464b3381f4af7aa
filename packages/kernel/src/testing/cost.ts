import { threadCpuUsage } from 'node:process';

/** How often a piece of work is tried before it counts as dear: the first time compiles, another may collect garbage. */
const TRIES = 4;

/**
 * Milliseconds of this thread's processor that a piece of work takes at best. What else the machine does meanwhile does
 * not count. Work within `most` is done once.
 */
export function costOf(work: () => void, most: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && best > most; tried++) {
    const before = threadCpuUsage();
    work();
    const { user, system } = threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
