import { afterEach, expect, test } from 'vitest';
import { capitalised, inARow, listed, signed } from './format.ts';
import { type Locale, setLocale } from './locale.ts';

afterEach(() => setLocale('en'));

const three = ['Ann', 'Bo', 'Cy'];
const expected: readonly (readonly [language: Locale, words: readonly string[]])[] = [
  ['en', ['Ann, Bo and Cy', 'Ann, Bo, Cy', '−1.5']],
  ['uk', ['Ann, Bo і Cy', 'Ann, Bo, Cy', '−1,5']],
  ['cs', ['Ann, Bo a\u00a0Cy', 'Ann, Bo, Cy', '−1,5']],
  ['ru', ['Ann, Bo и Cy', 'Ann, Bo, Cy', '−1,5']],
];

test.each(expected)('lists and numbers are written as in %s', async (language, words) => {
  await setLocale(language);
  expect([listed(three), inARow(three), signed(-1.5, 1)]).toEqual(words);
});

test('what there is nothing to say of is left out of a row', () => {
  expect(inARow(['D5', '', 'desert'])).toBe('D5, desert');
});

test('a sentence begins with a capital', () => {
  expect(capitalised('žena')).toBe('Žena');
  expect(capitalised('')).toBe('');
});
