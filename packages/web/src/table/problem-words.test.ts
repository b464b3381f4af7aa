import { expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { load } from '../i18n/shell.ts';
import { problemWords } from './problem-words.ts';

test('a known refusal is told in the language of the page, an unknown one in its own words', async () => {
  await load();
  await setLocale('cs');
  expect(problemWords({ code: 'table-full', message: 'No seat is free.' })).toBe(
    'Všechna místa jsou obsazena.',
  );
  expect(problemWords({ code: 'bad-setup', message: 'Two gods are the same.' })).toBe(
    'Two gods are the same.',
  );
  await setLocale('en');
});
