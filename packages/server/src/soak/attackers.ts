import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { ATTACKS } from './attacks.ts';
import { addressOf } from './person.ts';

/** What the attackers tried. */
export interface Tried {
  readonly attempts: number;
  readonly refused: number;
}

/** The attackers have a process of their own that gives way, as if they were elsewhere: honest people measure the server and not them. */
const GIVING_WAY = Math.min(19, getPriority() + 10);
for (const thread of threads()) setPriority(thread, GIVING_WAY);
const [base = '', table = '', game = ''] = process.argv.slice(2);
let over = false;
let attempts = 0;
let refused = 0;
process.once('message', () => {
  over = true;
});
const all = ATTACKS.map((attack, index) =>
  attack({
    base,
    table,
    game,
    headers: { 'x-forwarded-for': addressOf(60_000 + index) },
    isOver: () => over,
    tried(wasRefused) {
      attempts += 1;
      if (!wasRefused) return;
      if (refused === 0) process.send?.('begun');
      refused += 1;
    },
  }),
);
await Promise.allSettled(all);
process.send?.({ attempts, refused } satisfies Tried);

/** All threads of this process: compilers and collectors of garbage too. Elsewhere than on Linux they are one. */
function threads(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
}
