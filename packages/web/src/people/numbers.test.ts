import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { decimal } from './numbers.ts';

afterEach(() => setLocale('en'));

test('points have the decimal sign of the language, and a place after it only where there is something', async () => {
  expect([decimal(6.5), decimal(8), decimal(31, 1), decimal(-2.6, 1)]).toEqual(['6.5', '8', '31.0', '−2.6']);
  await setLocale('uk');
  expect([decimal(2.75), decimal(8)]).toEqual(['2,8', '8']);
  await setLocale('cs');
  expect(decimal(6.5)).toBe('6,5');
});
