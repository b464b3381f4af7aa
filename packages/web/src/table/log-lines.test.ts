import { expect, test } from 'vitest';
import { actsOf } from '../reel/acts.ts';
import { linesOf } from './log-lines.ts';
import type { LogEntry, NumberedFact } from './snapshot.ts';

const line = ({ type }: { readonly type: string }) => type as 'line' | 'detail';
const entry = (number: number, type: string): LogEntry => ({
  number,
  fact: { type, rule: 'R' },
  opens: true,
});
const event = (number: number): NumberedFact => ({ number, fact: { type: 'table-undone', rule: '' } });
const log = [entry(1, 'line'), entry(1, 'detail'), entry(2, 'line'), entry(3, 'line')];

test('a line that is as before is the very line of before, also when others went', () => {
  const before = linesOf([], actsOf({ line }, log), [], null);
  const grown = [...log, entry(3, 'detail'), entry(4, 'line')];
  const after = linesOf(before, actsOf({ line }, grown, 2), [], null);
  expect(after.map(({ act }) => [act.at, act.facts.length])).toEqual([
    [2, 1],
    [3, 2],
    [5, 1],
  ]);
  expect(after[0]).toBe(before[1]);
  expect(after[1]).not.toBe(before[2]);
});

test('what happened beside the moves stands after the last line of its moment, and before the first of all', () => {
  const before = linesOf([], actsOf({ line }, log), [], null);
  const lines = linesOf(before, actsOf({ line }, log), [event(0), event(2)], null);
  expect(lines.map(({ events }) => events.map(({ number }) => number))).toEqual([[0], [2], []]);
  expect(lines[2]).toBe(before[2]);
});

test('the first line after what was seen is marked, unless all is new', () => {
  const marked = (seenUpTo: number | null) =>
    linesOf([], actsOf({ line }, log), [], seenUpTo).map(({ isFirstNew }) => isFirstNew);
  expect(marked(1)).toEqual([false, true, false]);
  expect(marked(0)).toEqual([false, false, false]);
  expect(marked(null)).toEqual([false, false, false]);
});
