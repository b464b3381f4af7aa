import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test('a wait is told in seconds up to two minutes, and then in minutes that are surely enough', () => {
  expect([1, 2, 119, 120, 121, 180, 3600].map(inWords)).toEqual([
    '1 second',
    '2 seconds',
    '119 seconds',
    '2 minutes',
    '3 minutes',
    '3 minutes',
    '60 minutes',
  ]);
});
