import { fairQueue } from './fair-queue.ts';

/** Waits until it is a network's turn. What is done then, until the next wait, is measured and counted against it. */
export type Turns = (network: string) => Promise<void>;

/**
 * Work that is not a move: requests, looking back, catching up. One piece is done in each round of the event loop, so that
 * moves come in between; the network that has used least time comes next.
 */
export function fairTurns(): Turns {
  const queue = fairQueue<{ readonly network: string; begin(): void }>();
  let isGoing = false;

  function next(): void {
    const turn = queue.shift(() => true);
    isGoing = turn !== undefined;
    if (turn === undefined) return;
    const { network, begin } = turn;
    let since = 0;
    // The second runs right after all that the first sets off.
    setImmediate(() => {
      since = performance.now();
      begin();
    });
    setImmediate(() => {
      queue.charge({ person: network, origin: network }, performance.now() - since);
      next();
    });
  }

  return (network) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push({ person: network, origin: network }, { network, begin: resolve });
    if (!isGoing) next();
    return promise;
  };
}
