import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** In a thread: what its priority was, and what it is after stepping back. */
const CODE = `
  const { readlinkSync } = await import('node:fs');
  const { getPriority } = await import('node:os');
  const { parentPort } = await import('node:worker_threads');
  const { stepBack } = await import(${JSON.stringify(new URL('./step-back.ts', import.meta.url).href)});
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  const before = getPriority(thread);
  stepBack();
  parentPort.postMessage([before, getPriority(thread)]);
`;

test.skipIf(process.platform !== 'linux')(
  'a bot thinks with what is left, and its thread alone',
  async () => {
    const own = getPriority();
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(CODE)}`));
    const [[before, after]] = (await once(worker, 'message')) as [[number, number]];
    await worker.terminate();
    expect(after).toBe(Math.min(19, own + 10));
    expect([before, getPriority()]).toEqual([own, own]);
  },
);
