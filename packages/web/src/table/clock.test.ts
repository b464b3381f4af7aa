import { expect, test } from 'vitest';
import { timeLeft } from './clock.ts';

test.each([
  [245_000, '4:05'],
  [3_750_000, '1:02:30'],
  [200_000_000, '2 d 7 h'],
  [-5, '0:00'],
])('%d ms read %s', (ms, words) => expect(timeLeft(ms)).toBe(words));
