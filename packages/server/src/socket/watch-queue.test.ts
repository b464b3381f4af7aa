import { setImmediate as round } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { watchQueue } from './watch-queue.ts';

let time = 0;
afterEach(() => {
  vi.restoreAllMocks();
});

/** A queue whose work is begun in order and ends when it is told to, by a clock that only the test moves. */
function working() {
  time = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const turns: string[] = [];
  const queue = watchQueue(async (network) => {
    turns.push(network);
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const want = (person: string | null, network: string) =>
    queue({ person, network }, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(person ?? network);
      ends.push(resolve);
      return promise;
    });
  /** One of those that were begun ends after so long, the first unless told. */
  const end = async (took = 0, which = 0) => {
    time += took;
    for (const resolve of ends.splice(which, 1)) resolve();
    await round();
  };
  return { want, begun, end, turns };
}

test('two look at a time, each in a turn of their network, and the next when one has seen enough', async () => {
  const { want, begun, end, turns } = working();
  const first = want('anna', 'home');
  for (const person of ['ben', 'cleo', 'dora']) void want(person, 'home');
  await round();
  expect(begun).toEqual(['anna', 'ben']);
  await end();
  await first;
  expect(begun).toEqual(['anna', 'ben', 'cleo']);
  for (const _ of ['ben', 'cleo', 'dora']) await end();
  void want('eve', 'home');
  void want('finn', 'home');
  void want('gus', 'home');
  await round();
  expect(begun.slice(3)).toEqual(['dora', 'eve', 'finn']);
  expect(turns).toEqual(begun.map(() => 'home'));
});

test('the network for which was worked longer waits for the others', async () => {
  const { want, begun, end } = working();
  for (const network of ['a', 'b', 'a', 'a', 'b', 'b', 'b']) void want(null, network);
  await round();
  await end(0, 1);
  expect(begun.join('')).toBe('aba');
  await end(1000);
  for (let i = 0; i < 4; i++) await end();
  expect(begun.join('')).toBe('ababbba');
});

test('one that fails says so to who asked, and the next is begun', async () => {
  const queue = watchQueue(async () => {});
  const caller = { person: null, network: 'a' };
  await expect(queue(caller, () => Promise.reject(new Error('no table')))).rejects.toThrow('no table');
  await queue(caller, async () => {});
});
