import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';
import { addressOf } from './person.ts';

/** Where the attackers go, and what they tried. */
export interface Attacked {
  readonly base: string;
  readonly table: string;
}

export interface Tried {
  readonly attempts: number;
  readonly refused: number;
}

/** The attackers have a thread of their own, so that honest people measure the server and not them. */
const { base, table } = workerData as Attacked;
let over = false;
let attempts = 0;
let refused = 0;
parentPort?.once('message', () => {
  over = true;
});
const all = ATTACKS.map((attack, index) =>
  attack({
    base,
    table,
    headers: { 'x-forwarded-for': addressOf(60_000 + index) },
    isOver: () => over,
    tried(wasRefused) {
      attempts += 1;
      if (wasRefused) refused += 1;
    },
  }),
);
await Promise.allSettled(all);
parentPort?.postMessage({ attempts, refused } satisfies Tried);
