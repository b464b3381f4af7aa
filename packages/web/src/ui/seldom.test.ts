// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { watchSeldom } from '../testing/watch-seldom.svelte.ts';

test('what hangs on a value is drawn again only when that value is another', () => {
  const watched = watchSeldom();
  flushSync();
  expect(watched.seen).toEqual([[1, 2]]);
  watched.set({ pair: [1, 2], beside: 1 });
  flushSync();
  expect(watched.seen).toEqual([[1, 2]]);
  expect(watched.asked).toBe(1);
  watched.set({ pair: [1, 3], beside: 1 });
  flushSync();
  expect(watched.seen).toEqual([
    [1, 2],
    [1, 3],
  ]);
  watched.stop();
});
