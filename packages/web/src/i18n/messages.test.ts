import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Messages } from './catalog.ts';
import { problemsOf, unusedKeys } from './check-messages.ts';
import { locales } from './locale.ts';

const src = fileURLToPath(new URL('..', import.meta.url));

/** The areas with messages of their own: where they are kept and which sources use them. */
const areas = [
  {
    name: 'shell',
    folder: 'i18n',
    users: [
      'pages',
      'setup',
      'editor',
      'learn',
      'table',
      'stage',
      'reel',
      'replay',
      'rules',
      'story',
      'ui',
      'App.svelte',
    ],
  },
  { name: 'setup', folder: 'setup/i18n', users: ['setup'] },
  { name: 'account', folder: 'pages/account/i18n', users: ['pages/account'] },
  { name: 'advice', folder: 'table/advice/i18n', users: ['table/advice'] },
  { name: 'learn', folder: 'learn/i18n', users: ['learn'] },
  { name: 'editor', folder: 'editor/i18n', users: ['editor'] },
  { name: 'ankh', folder: 'ankh/i18n', users: ['ankh'] },
  { name: 'kemet', folder: 'kemet/i18n', users: ['kemet'] },
].filter(({ folder }) => existsSync(`${src}${folder}`));

/** A language is one file, or a folder with an index. */
async function messagesOf(folder: string, locale: string): Promise<Messages> {
  const file = [`${src}${folder}/${locale}/index.ts`, `${src}${folder}/${locale}.ts`].find(existsSync);
  if (file === undefined) throw new Error(`${folder} has no ${locale}`);
  return ((await import(file)) as { default: Messages }).default;
}

function sourcesOf(path: string): string {
  if (!existsSync(path)) return '';
  if (/\.(svelte|ts)$/.test(path)) return path.endsWith('.test.ts') ? '' : readFileSync(path, 'utf8');
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'i18n' && (entry.isDirectory() || /\.(svelte|ts)$/.test(entry.name)))
    .map((entry) => sourcesOf(`${path}/${entry.name}`))
    .join('\n');
}

test.each(areas.flatMap(({ name, folder }) => locales.map((locale) => ({ name, folder, locale }))))(
  'every message of $name is there in $locale, with the same values and every plural',
  async ({ folder, locale }) => {
    const english = await messagesOf(folder, 'en');
    expect(problemsOf(locale, english, await messagesOf(folder, locale))).toEqual([]);
  },
);

test.each(areas)('no message of $name is unused', async ({ folder, users }) => {
  const sources = users.map((path) => sourcesOf(`${src}${path}`)).join('\n');
  expect(unusedKeys(Object.keys(await messagesOf(folder, 'en')), sources)).toEqual([]);
});

test('a missing plural, a missing value and a missing message are found', () => {
  const english = { some: '{count, plural, one {# table} other {# tables}}', who: '{name} waits' };
  expect(
    problemsOf('uk', english, { some: '{count, plural, one {# стіл} other {# столу}}', who: 'чекає' }),
  ).toEqual([
    'some: the plural of count has no "few"',
    'some: the plural of count has no "many"',
    'who: uses {} where English uses {name}',
  ]);
  expect(problemsOf('cs', english, { some: 'x' })).toContain('who is missing');
});

test('an unused key is found, one built from its beginning is not', () => {
  const source = ["t('a.one');", 't(`god.$', '{name}`)'];
  expect(unusedKeys(['a.one', 'a.two', 'god.ra'], source.join(''))).toEqual(['a.two']);
});
