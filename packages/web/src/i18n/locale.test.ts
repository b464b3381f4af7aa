import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { preferredLocale, setLocale } from './locale.ts';

const words = catalog<{ tables: string; moved: string }>({
  '../i18n/en/table.ts': async () => ({
    default: { tables: '{n, plural, one {# table} other {# tables}}', moved: '{who} moved' },
  }),
  '../i18n/uk/table.ts': async () => ({
    default: {
      tables: '{n, plural, one {# стіл} few {# столи} many {# столів} other {# столу}}',
      moved: 'Рух: {who}',
    },
  }),
});

test('a switch of language changes every later message', async () => {
  await words.load();
  expect(words.t('tables', { n: 2 })).toBe('2 tables');
  await setLocale('uk');
  expect([1, 2, 5].map((n) => words.t('tables', { n }))).toEqual(['1 стіл', '2 столи', '5 столів']);
  await setLocale('en');
});

test('an area that a language does not have is said in English', async () => {
  await words.load();
  await setLocale('cs');
  expect(words.t('tables', { n: 2 })).toBe('2 tables');
  await setLocale('en');
});

test('parts keep what is no text', async () => {
  await words.load();
  expect(words.parts('moved', { who: { seat: 1 } })).toEqual([{ seat: 1 }, ' moved']);
});

test('the first language of the browser that we speak is chosen', () => {
  expect(preferredLocale(['de-AT', 'cs-CZ', 'en'])).toBe('cs');
  expect(preferredLocale(['fr'])).toBe('en');
});
