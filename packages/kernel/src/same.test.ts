import { expect, test } from 'vitest';
import { areSameNames, isSame } from './same.ts';

test.each<[unknown, unknown]>([
  [1, 1],
  [null, null],
  [undefined, undefined],
  [[], []],
  [
    [1, [2], { a: 3 }],
    [1, [2], { a: 3 }],
  ],
  [
    { a: 1, b: { c: [] } },
    { b: { c: [] }, a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
])('says the same: %j %j', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
});

test.each<[unknown, unknown]>([
  [1, 2],
  [1, '1'],
  [0, null],
  [null, undefined],
  [null, {}],
  [null, []],
  [[], {}],
  [['a'], { 0: 'a' }],
  [[1], [1, 2]],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [1, 2],
    [3, 2],
  ],
  [[[1]], [[2]]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    { a: 1, b: 2 },
    { a: 1, b: 3 },
  ],
  [
    { a: 1, b: 2 },
    { a: 3, b: 2 },
  ],
  [
    { a: 1, b: 2 },
    { b: 2, a: 3 },
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('says something else: %j %j', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});

test('names are the same if they come in the same order', () => {
  expect(areSameNames([], [])).toBe(true);
  expect(areSameNames(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(areSameNames(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(areSameNames(['a', 'b'], ['a', 'c'])).toBe(false);
  expect(areSameNames(['a', 'b'], ['c', 'b'])).toBe(false);
  expect([areSameNames(['a'], ['a', 'b']), areSameNames(['a', 'b'], ['a'])]).toEqual([false, false]);
});
