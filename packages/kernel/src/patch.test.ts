import { expect, test } from 'vitest';
import { diff, patched } from './patch.ts';

test.each<[object, object]>([
  [
    { a: 1, b: [1, 2, 3] },
    { a: 1, b: [1, 5, 3] },
  ],
  [{ a: [1, 2] }, { a: [1] }],
  [{ a: { b: null } }, { a: { b: { c: [] } } }],
  [{ a: { b: { c: 1 } } }, { a: { b: null } }],
  [
    { a: 1, gone: 2 },
    { a: 1, come: [0] },
  ],
  [
    { a: 1, b: 2 },
    { a: undefined, b: 3 },
  ],
  [{ a: undefined, b: 2 }, { b: 3 }],
  [{ a: [[1], [2, 3]] }, { a: [[1], [2, 4]] }],
  [{ a: [1] }, { a: { 0: 1 } }],
  [{ a: { x: 1 } }, { a: ['x'] }],
])('a patch makes the one of the other: %j %j', (before, after) => {
  const kept = structuredClone(before);
  const patch = diff(before, after);
  expect(patched(before, JSON.parse(JSON.stringify(patch)))).toEqual(after);
  expect(before).toEqual(kept);
});

test('data that is alike has no patch, and what is not touched is shared', () => {
  expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  const before = { still: { a: 1 }, moving: [1, 2] };
  const patch = diff(before, { still: { a: 1 }, moving: [1, 3] });
  expect(patch).toEqual({ moving: { 1: [3] } });
  expect(patched(before, patch ?? {}).still).toBe(before.still);
});

test.each([{}, { a: null }, { a: 1 }])('a patch of what is not there is refused: %j', (before) => {
  const patch = diff({ a: { b: 1 } }, { a: { b: 2 } });
  expect(() => patched(before, patch ?? {})).toThrow('a patch of a, which is not there');
});
