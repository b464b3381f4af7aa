import { expect, test } from 'vitest';
import { updateView, type View } from './view-changes.ts';

const changes = (kept: View, now: View) => {
  const { changed, removed } = updateView(kept, now);
  return { changed: JSON.parse(changed), removed };
};

test('only what changed is told, by key, and put into the view that is kept', () => {
  const kept: View = { round: 1, hand: [1, 2], board: { a: 1 }, name: 'x' };
  const { hand, board } = kept;
  expect(changes(kept, { round: 2, hand: [1, 2], board: { a: 2 }, name: 'x' })).toEqual({
    changed: { round: 2, board: { a: 2 } },
    removed: [],
  });
  expect(kept).toEqual({ round: 2, hand: [1, 2], board: { a: 2 }, name: 'x' });
  // What is the same is not kept a second time.
  expect(kept.hand).toBe(hand);
  expect(kept.board).not.toBe(board);
  expect(changes(kept, { ...kept })).toEqual({ changed: {}, removed: [] });
});

test('what is new is told, what is gone is named once, what comes back is told again', () => {
  const kept: View = { a: 1 };
  expect(changes(kept, { a: 1, 'a "b"': [0] })).toEqual({ changed: { 'a "b"': [0] }, removed: [] });
  expect(changes(kept, { 'a "b"': [0] })).toEqual({ changed: {}, removed: ['a'] });
  expect(changes(kept, { a: undefined, 'a "b"': [0] })).toEqual({ changed: {}, removed: [] });
  expect(changes(kept, { a: 1, 'a "b"': [0] })).toEqual({ changed: { a: 1 }, removed: [] });
  expect(changes(kept, { a: undefined, 'a "b"': [0] })).toEqual({ changed: {}, removed: ['a'] });
  expect(changes(kept, { a: null, 'a "b"': [0] })).toEqual({ changed: { a: null }, removed: [] });
});

/** Whether a view of the one is told nothing new when it becomes the other. */
const isSame = (one: unknown, other: unknown) => updateView({ it: one }, { it: other }).changed === '{}';

test('plain data is the same if it says the same', () => {
  const same: [unknown, unknown][] = [
    [1, 1],
    ['a', 'a'],
    [null, null],
    [[], []],
    [
      [1, [2, { a: 3 }]],
      [1, [2, { a: 3 }]],
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
  ];
  for (const [one, other] of same) expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
  const different: [unknown, unknown][] = [
    [1, 2],
    [1, '1'],
    [null, {}],
    [null, 0],
    [{}, []],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [[[1]], [[2]]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: [1] } }, { a: { b: [1, 1] } }],
    [{ 0: 'a' }, ['a']],
  ];
  for (const [one, other] of different)
    expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});
