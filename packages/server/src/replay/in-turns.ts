import { setImmediate as turn } from 'node:timers/promises';
import type { Work } from '@ennead/table';

/** Does long work without holding up anybody else for long. Its first part is done at once. */
export async function inTurns<T>(work: Work<T>): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await turn();
  }
}
