import { expect, test } from 'vitest';
import { diff } from './patch.ts';
import { noTexts, partsText, patchText } from './patch-text.ts';
import { seen } from './seen.ts';

type View = Record<string, unknown>;

/** What is told to somebody who saw the one and sees the other, as data. */
function changes(before: View, now: View) {
  const known = seen(before);
  const { changed, removed } = partsText(known, seen(now, known));
  return { changed: JSON.parse(changed), removed };
}

test('only what changed is told, by key', () => {
  const before: View = { round: 1, hand: [1, 2], board: { a: 1 }, name: 'x' };
  expect(changes(before, { round: 2, hand: [1, 2], board: { a: 2 }, name: 'x' })).toEqual({
    changed: { round: 2, board: { a: 2 } },
    removed: [],
  });
  expect(changes(before, { ...before })).toEqual({ changed: {}, removed: [] });
});

test('what is new is told, what is gone is named once, in whatever order it stands', () => {
  const one: View = { a: 1 };
  const both = { a: 1, 'a "b"': [0] };
  const other = { 'a "b"': [0] };
  expect(changes(one, both)).toEqual({ changed: { 'a "b"': [0] }, removed: [] });
  expect(changes(both, { 'a "b"': [0], a: 1 })).toEqual({ changed: {}, removed: [] });
  expect(changes(both, other)).toEqual({ changed: {}, removed: ['a'] });
  expect(changes(other, { a: undefined, ...other })).toEqual({ changed: {}, removed: [] });
  expect(changes({ a: undefined, ...other }, { a: 1, ...other })).toEqual({ changed: { a: 1 }, removed: [] });
  expect(changes(both, { a: undefined, 'a "b"': [0] })).toEqual({ changed: {}, removed: ['a'] });
  expect(changes(other, { a: null, ...other })).toEqual({ changed: { a: null }, removed: [] });
});

test('names are kept once for views that have the same, and never taken for those of another', () => {
  const known = seen({ a: 1, b: 2 });
  expect(seen({ a: 3, b: 4 }, known).names).toBe(known.names);
  for (const other of [{ b: 2, a: 1 }, { a: 1 }, { a: 1, b: 2, c: 3 }, { a: 1, c: 2 }])
    expect(seen(other, known).names).toEqual(Object.keys(other));
});

const DATA: readonly View[] = [
  { a: 1, b: [1, 2, 3], c: { d: null } },
  { a: 1, b: [1, 5, 3], c: { d: [] } },
  { a: 1, b: [1, 5], c: { d: { e: 0 } } },
  { a: -0, b: [[1], [2, 3]], c: { d: { e: 'x "y"' } } },
  { a: 'x', b: [[1], [2, 4]], c: [{ d: 1 }] },
  { a: Number.NaN, b: [{ c: 1 }, 2], c: [{ d: 1, e: 2 }] },
  { a: undefined, b: [{ c: 1, d: undefined }, 2], c: [{ e: 2 }] },
  { c: [{ d: true }], b: null },
  { c: [{ d: () => 'no data' }], b: Number.POSITIVE_INFINITY },
  { b: 2, 'a "b"': [0] },
  {},
];

test('a patch is written as the one that is made', () => {
  for (const before of DATA)
    for (const now of DATA) {
      const known = seen(before);
      const text = patchText(known, seen(now, known));
      const patch = diff(before, now);
      expect(text === '' ? undefined : JSON.parse(text)).toEqual(
        patch === undefined ? undefined : JSON.parse(JSON.stringify(patch)),
      );
    }
});

test('what one viewer is told is told to another only where both saw and see the very same', () => {
  const [board, boardNow, hand, handNow] = [
    [1, 2],
    [1, 3],
    { card: 'fox', gold: 1 },
    { card: 'owl', gold: 1 },
  ];
  /** Two who see the same board: one with a hand, one to whom it is masked. */
  const sights = [
    [
      { board, hand },
      { board: boardNow, hand: handNow },
    ],
    [
      { board, hand: { card: '' } },
      { board: boardNow, hand: { card: '' } },
    ],
    // One who was shown another card before, and one to whom the new one is masked.
    [
      { board, hand: { card: 'owl', gold: 0 } },
      { board: boardNow, hand: handNow },
    ],
    [
      { board, hand },
      { board: boardNow, hand: { card: '' } },
    ],
  ] as const;
  const texts = noTexts();
  for (const _ of ['first', 'again'])
    for (const [before, now] of sights) {
      const known = seen(before);
      const after = seen(now, known);
      expect(patchText(known, after, texts)).toBe(patchText(known, after));
      expect(partsText(known, after, texts)).toEqual(partsText(known, after));
    }
  const ofMasked = patchText(seen(sights[1][0]), seen(sights[1][1]), texts);
  expect(ofMasked).toBe('{"board":{"1":[3]}}');
  // The board was written once for all of them.
  expect(texts.patches.filter(({ now }) => now === boardNow)).toHaveLength(1);
});

/** Whether a view of the one is told nothing new when it becomes the other. */
const isSame = (one: unknown, other: unknown) =>
  partsText(seen({ it: one }), seen({ it: other })).changed === '{}';

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
