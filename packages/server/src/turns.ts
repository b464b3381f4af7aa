import { bucketsOf, isEmpty, spendFrom } from './bucket.ts';
import { fairQueue } from './fair-queue.ts';

/** Waits until it is a network's turn. What is done then, until the next wait, is measured and counted against it. */
export type Turns = (network: string) => Promise<void>;

/** So many seconds' worth of work is done for a network at once before it counts as greedy. */
const BURST = 2;
/** After work for the greedy the server rests from them so many times as long. */
const REST = 4;

interface Turn {
  readonly network: string;
  begin(): void;
}

/**
 * Work that is not a move: requests, looking back, catching up. One piece is done in each round of the event loop, so that
 * moves come in between; the network that has used least time comes next. Networks that want more than `perSecond`
 * milliseconds a second share what is left: a fifth of the time at most, however many they are.
 */
export function fairTurns(perSecond: number, now = () => performance.now()): Turns {
  const queue = fairQueue<Turn>();
  const budgetOf = bucketsOf(perSecond, perSecond * BURST, now);
  let isGoing = false;
  let restsUntil = 0;

  const isGreedy = (network: string) => isEmpty(budgetOf(network), now());

  function next(): void {
    const turn = queue.shift(({ network }) => now() >= restsUntil || !isGreedy(network));
    isGoing = turn !== undefined;
    if (turn !== undefined) take(turn);
    else if (queue.size() > 0) setTimeout(wake, Math.max(1, restsUntil - now())).unref();
  }

  function wake(): void {
    if (!isGoing) next();
  }

  function take({ network, begin }: Turn): void {
    let since = 0;
    // The second runs right after all that the first sets off.
    setImmediate(() => {
      since = now();
      begin();
    });
    setImmediate(() => {
      const took = now() - since;
      if (isGreedy(network)) restsUntil = now() + REST * took;
      spendFrom(budgetOf(network), now(), took);
      queue.charge({ person: network, origin: network }, took);
      next();
    });
  }

  return (network) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push({ person: network, origin: network }, { network, begin: resolve });
    wake();
    return promise;
  };
}
