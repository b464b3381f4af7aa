import { expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { timeLeft } from './clock.ts';

test.each([
  [245_000, '4:05'],
  [3_750_000, '1:02:30'],
  [200_000_000, '2d 7h'],
  [-5, '0:00'],
])('%d ms read %s', (ms, words) => expect(timeLeft(ms)).toBe(words));

test('days and hours are written as the language does', async () => {
  await setLocale('uk');
  expect(timeLeft(200_000_000)).toBe('2д 7г');
  await setLocale('en');
});
