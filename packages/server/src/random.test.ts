import { expect, test } from 'vitest';
import { hashOf, newId, newSeed, newToken } from './random.ts';

test('ids, tokens and seeds are as long as nobody guesses, and never the same', () => {
  for (const [make, length] of [
    [newId, 16],
    [newToken, 32],
    [newSeed, 32],
  ] as const) {
    expect(make()).toHaveLength(length);
    expect(make()).not.toBe(make());
  }
  expect(hashOf('a')).not.toBe(hashOf('b'));
});
