import { expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { briefTime, timeLeft } from './clock.ts';

test.each([
  [245_000, '4:05'],
  [3_750_000, '1:02:30'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1d 0h'],
  [200_000_000, '2d 7h'],
  [-5, '0:00'],
])('%d ms read %s', (ms, words) => expect(timeLeft(ms)).toBe(words));

test.each([
  [245_000, '4:05', '4:05'],
  [3_750_000, '1h 2m', '1h'],
  [86_399_000, '23h 59m', '23h'],
  [172_000_000, '1d 23h', '47h'],
  [400_000_000, '4d 15h', '4d'],
])('where turns take days %d ms read %s, and %s in short', (ms, words, brief) => {
  expect(timeLeft(ms, true)).toBe(words);
  expect(briefTime(ms)).toBe(brief);
});

test('days and hours are written as the language does', async () => {
  await setLocale('uk');
  expect(timeLeft(200_000_000)).toBe('2д 7г');
  await setLocale('en');
});
