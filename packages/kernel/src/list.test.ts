import { expect, test } from 'vitest';
import { add, changed, changedBy, clear } from './list.ts';

test('a number of a list is changed in place', () => {
  const list = [1, 2];
  expect(add(list, 1, 3)).toBe(5);
  expect(list).toEqual([1, 5]);
  expect(() => add(list, 2, 1)).toThrow();
});

test('a changed list leaves the one that others share as it is', () => {
  const shared = [1, 2, 3];
  expect(changed(shared, 1, 9)).toEqual([1, 9, 3]);
  expect(changedBy(shared, 2, -2)).toEqual([1, 2, 1]);
  expect(() => changedBy(shared, 3, 1)).toThrow();
  expect(shared).toEqual([1, 2, 3]);
});

test('a list is emptied in place', () => {
  const list = [1, 2, 3];
  clear(list);
  expect(list).toEqual([]);
});
