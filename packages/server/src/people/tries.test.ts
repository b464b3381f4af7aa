import { expect, test } from 'vitest';
import { passwordTries } from './tries.ts';

test('guesses from many networks use up the tries of strangers, never those of a network that is known', () => {
  let now = 0;
  const tries = passwordTries(() => now);
  const may = (network: string, known: boolean) => {
    try {
      tries('anna', network, known);
      return true;
    } catch {
      return false;
    }
  };
  const guesses = Array.from({ length: 100 }, (_, i) => may(`network ${i}`, false));
  expect(guesses.filter(Boolean)).toHaveLength(60);
  expect(may('home', true)).toBe(true);
  now += 61_000;
  expect([may('network 200', false), may('network 201', false)]).toEqual([true, false]);
});
