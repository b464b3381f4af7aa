import { expect, test } from 'vitest';
import { agreedHandOver } from './hand-over-time.ts';

test('what is usual goes by the clock, and where a clock runs nothing else may be agreed', () => {
  const live = { kind: 'live', bank: 60, increment: 5 } as const;
  expect(agreedHandOver({ kind: 'none' }, undefined)).toBe(120);
  expect(agreedHandOver({ kind: 'days', days: 2 }, undefined)).toBe(86_400);
  expect(agreedHandOver(live, undefined)).toBeNull();
  expect(agreedHandOver({ kind: 'none' }, null)).toBeNull();
  expect(agreedHandOver({ kind: 'days', days: 2 }, 3600)).toBe(3600);
  expect(() => agreedHandOver(live, 3600)).toThrow('only the clock');
});
