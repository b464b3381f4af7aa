import type { Work } from '@ennead/table';
import type { Turns } from '../turns.ts';

/** Does long work for a network without holding up anybody else for long. Its first part is done at once. */
export async function inTurns<T>(work: Work<T>, turns: Turns, network: string): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await turns(network);
  }
}
