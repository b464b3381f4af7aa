import type { Caller } from '../budgets.ts';
import { fairQueue, type Owner } from '../fair-queue.ts';
import type { Turns } from '../turns.ts';

/** Lets people look at tables a few at a time: networks take turns, and moves come in between. */
export type WatchQueue = (caller: Caller, work: () => Promise<void>) => Promise<void>;

interface Waiting {
  readonly owner: Owner & { readonly origin: string };
  work(): Promise<void>;
}

/** One that waits for a slow database does not hold up the rest. */
const AT_ONCE = 2;

export function watchQueue(turns: Turns): WatchQueue {
  const queue = fairQueue<Waiting>();
  let running = 0;

  async function run(): Promise<void> {
    running += 1;
    for (let next = queue.shift(() => true); next !== undefined; next = queue.shift(() => true)) {
      await turns(next.owner.origin);
      const since = performance.now();
      await next.work();
      queue.charge(next.owner, performance.now() - since);
    }
    running -= 1;
  }

  return ({ person, network }, work) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const owner = { person: person ?? network, origin: network };
    queue.push(owner, { owner, work: () => work().then(resolve, reject) });
    if (running < AT_ONCE) void run();
    return promise;
  };
}
