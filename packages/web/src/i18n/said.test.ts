import { afterEach, expect, test } from 'vitest';
import { setLocale } from './locale.ts';
import { said } from './said.ts';

afterEach(() => setLocale('en'));

test('what a game says of itself is in the language of the page, or in English', async () => {
  await setLocale('cs');
  expect(said({ en: 'Senet', cs: 'Senet po česku' })).toBe('Senet po česku');
  expect(said({ en: 'Senet', uk: 'Сенет' })).toBe('Senet');
});
