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
  now += 60_000;
  expect([may('network 200', false), may('network 201', false)]).toEqual([true, false]);
});

test('from one network there are five tries a minute at an account, and one more every twelve seconds', () => {
  let now = 0;
  const tries = passwordTries(() => now);
  const guess = () => tries('anna', 'home', true);
  for (let i = 0; i < 5; i++) guess();
  expect(guess).toThrow(
    expect.objectContaining({
      code: 'too-fast',
      status: 429,
      retryAfter: 12,
      message: expect.stringContaining('12 s'),
    }),
  );
  expect(() => tries('ben', 'home', true)).not.toThrow();
  now += 12_000;
  guess();
  expect(guess).toThrow('Too many tries');
});
