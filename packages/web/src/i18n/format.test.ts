import { afterEach, expect, test } from 'vitest';
import { capitalised, inARow, listed, signed } from './format.ts';
import { type Locale, languageTag, locales, setLocale } from './locale.ts';

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

test.each(locales)('lists of any length are written as Intl writes them in %s', async (language) => {
  await setLocale(language);
  const lists = [[], ['Ann'], ['Ann', 'Bo'], three, [...three, 'Di', 'Ed']];
  const written = (style: 'long' | 'narrow') => {
    const reference = new Intl.ListFormat(languageTag(), { style });
    return lists.map((list) => reference.format(list));
  };
  expect(lists.map(listed)).toEqual(written('long'));
  expect(lists.map(inARow)).toEqual(written('narrow'));
});

test.each(locales)(
  'numbers with a sign are written as Intl writes them in %s, with a wide minus',
  async (language) => {
    await setLocale(language);
    const reference = new Intl.NumberFormat(languageTag(), {
      signDisplay: 'always',
      maximumFractionDigits: 0,
    });
    for (const amount of [0, 1, -1, 12, -999, 1000, -1234, 2.4])
      expect(signed(amount)).toBe(reference.format(amount).replace('-', '−'));
  },
);

test('what there is nothing to say of is left out of a row', () => {
  expect(inARow(['D5', '', 'desert'])).toBe('D5, desert');
});

test('a sentence begins with a capital', () => {
  expect(capitalised('žena')).toBe('Žena');
  expect(capitalised('')).toBe('');
});
