import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { LogEntry } from '../table/snapshot.ts';
import { actsOf, beginningOf } from './acts.ts';

const line = ({ type }: { readonly type: string }) => type as 'chapter' | 'line' | 'detail';
const log: LogEntry[] = ['detail', 'line', 'detail', 'detail', 'chapter', 'detail', 'line'].map(
  (type, at) => ({
    number: at,
    fact: { type, rule: 'R' },
    opens: true,
  }),
);

test('what came of an act is folded into its line, and nothing into a heading', () => {
  expect(actsOf({ line }, log).map(({ at, kind, facts }) => [at, kind, facts.length])).toEqual([
    [0, 'line', 1],
    [1, 'line', 3],
    [4, 'chapter', 1],
    [5, 'line', 1],
    [6, 'line', 1],
  ]);
  expect(actsOf({ line }, log, 6).map(({ at }) => at)).toEqual([6]);
});

test('a fact may belong to some lines only', () => {
  const choosy = (fact: { readonly type: string }, lead?: { readonly type: string }) =>
    fact.type === 'detail' && lead?.type === 'line' ? 'line' : line(fact);
  expect(actsOf({ line: choosy }, log).map(({ at, facts }) => [at, facts.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
});

test('the end of a growing log begins with an act, and mostly with the same', () => {
  const grown = Array.from({ length: 100 }, (_, at) => log[1 + (at % 3)] ?? missing());
  const from = (length: number) => beginningOf({ line }, grown.slice(0, length), 40);
  expect([...new Set(Array.from({ length: 100 }, (_, at) => from(at + 1)))]).toEqual([
    0, 9, 18, 30, 39, 48, 60,
  ]);
  expect(from(30)).toBe(0);
});
