import { afterEach, expect, test } from 'vitest';
import { catalog, markMessages } from './catalog.ts';
import { setLocale } from './locale.ts';
import { markOf, viewOf } from './translator-view.ts';

afterEach(async () => {
  markMessages(null);
  await setLocale('en');
});

const words = () =>
  catalog<{ tables: string; moved: string }>({
    '../i18n/en/table.ts': async () => ({
      default: { tables: '{n, plural, one {# table} other {# tables}}', moved: '{who} moved' },
    }),
    '../i18n/uk/table.ts': async () => ({
      default: { tables: '{n, plural, other {Столів: #}}', moved: 'Рух: {who}' },
    }),
  });

test('the address opens, changes and closes the view; the tab keeps it', () => {
  expect(viewOf('', null)).toBeNull();
  expect(viewOf('?translate', null)).toBe('missing');
  expect(viewOf('?q=1&translate=keys', 'missing')).toBe('keys');
  expect(viewOf('', 'keys')).toBe('keys');
  expect(viewOf('?translate=off', 'keys')).toBeNull();
});

test('what a language lacks stands in brackets, what it has does not', async () => {
  markMessages(markOf('missing'));
  const { t, load } = words();
  await setLocale('uk');
  await load();
  expect(t('tables', { n: 5 })).toBe('Столів: 5');
  await setLocale('cs');
  expect(t('tables', { n: 1 })).toBe('⟦1 table⟧');
  expect(t('moved', { who: 'Ann' })).toBe('⟦Ann moved⟧');
});

test('with keys every text is followed by its own', async () => {
  markMessages(markOf('keys'));
  const { t, load } = words();
  await setLocale('uk');
  await load();
  expect(t('moved', { who: 'Ann' })).toBe('Рух: Ann ‹moved›');
  await setLocale('cs');
  expect(t('moved', { who: 'Ann' })).toBe('⟦Ann moved⟧ ‹moved›');
});
