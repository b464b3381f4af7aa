import { expect, test } from 'vitest';
import type { LogEntry } from '../table/snapshot.ts';
import { actsOf } from './acts.ts';

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
