import { expect, test } from 'vitest';
import { share, shared } from './share.ts';

test('what is alike stays the very same object', () => {
  const before = { holder: [0, -1, 2], battle: null, troops: [{ seat: 0 }, { seat: 1 }] };
  expect(share(before, structuredClone(before))).toBe(before);
});

test('only what changed is new, and the rest of it is kept', () => {
  const before = { holder: [0, -1], troops: [{ seat: 0 }, { seat: 1 }] };
  const after = share(before, { holder: [0, -1], troops: [{ seat: 0 }, { seat: 2 }] });
  expect(after).toEqual({ holder: [0, -1], troops: [{ seat: 0 }, { seat: 2 }] });
  expect(after).not.toBe(before);
  expect(after.holder).toBe(before.holder);
  expect(after.troops[0]).toBe(before.troops[0]);
});

test.each<[unknown, unknown]>([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[1], [1, undefined]],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, {}],
  [{ 0: 'x' }, ['x']],
  [[], {}],
  [null, {}],
  [{ a: 1 }, null],
  [new Map([[1, 1]]), new Map([[1, 2]])],
])('%j becomes %j and nothing else', (before, after) => {
  expect(share(before, structuredClone(after))).toStrictEqual(after);
});

test('a value that is made again is the same as long as it is alike', () => {
  let level = 1;
  const pyramids = shared(() => [{ level }, { level: 4 }]);
  const first = pyramids();
  expect(pyramids()).toBe(first);
  level = 2;
  expect(pyramids()).not.toBe(first);
  expect(pyramids()[1]).toBe(first[1]);
});
