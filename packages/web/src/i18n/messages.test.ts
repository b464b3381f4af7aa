import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Messages } from './catalog.ts';
import { problemsOf, unusedKeys } from './check-messages.ts';
import { isPartial, locales } from './locale.ts';

const src = fileURLToPath(new URL('..', import.meta.url));

/** What table, setup and editor share: words of things, each area of its own. */
const shared = ['pieces', 'gods', 'guardians', 'pharaohs', 'scenarios'].map((name) => `ankh/${name}`);

/** The areas: a file in the folder of each language, and the sources that use it. */
const areas = [
  {
    area: 'shell/index',
    users: [
      'ankh/entry.ts',
      'kemet/entry.ts',
      'toy',
      'pages',
      'setup',
      'ankh/editor',
      'learn',
      'table',
      'stage',
      'reel',
      'replay',
      'rules',
      'story',
      'ui',
      'people',
      'App.svelte',
    ],
  },
  { area: 'account', users: ['pages/account'] },
  { area: 'terms', users: ['setup/terms', 'table/gathering'] },
  { area: 'gathering', users: ['table/gathering'] },
  { area: 'talk', users: ['table/talk', 'table/together'] },
  { area: 'together', users: ['table/together'] },
  { area: 'people', users: ['people'] },
  { area: 'advice', users: ['table/advice'] },
  { area: 'review', users: ['review'] },
  { area: 'exercises', users: ['exercises'] },
  { area: 'lesson', users: ['learn'] },
  { area: 'ankh/index', users: ['ankh'] },
  ...shared.map((area) => ({ area, users: ['ankh'] })),
  { area: 'ankh/setup', users: ['ankh'] },
  { area: 'ankh/editor', users: ['ankh/editor'] },
  { area: 'kemet/index', users: ['kemet'] },
  { area: 'kemet/plans', users: ['kemet/plans'] },
  { area: 'ankh/plans', users: ['ankh/plans'] },
  { area: 'kemet/setup', users: ['kemet/setup'] },
];
/** Texts of lessons are named by their steps (see lesson.test.ts). */
const byStep = ['ankh/lesson', 'ankh/pharaoh-lesson', 'kemet/lesson'];

async function messagesOf(area: string, locale: string): Promise<Messages> {
  return ((await import(`${src}i18n/${locale}/${area}.ts`)) as { default: Messages }).default;
}

function sourcesOf(path: string): string {
  if (!existsSync(path)) return '';
  if (/\.(svelte|ts)$/.test(path)) return path.endsWith('.test.ts') ? '' : readFileSync(path, 'utf8');
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'i18n' && (entry.isDirectory() || /\.(svelte|ts)$/.test(entry.name)))
    .map((entry) => sourcesOf(`${path}/${entry.name}`))
    .join('\n');
}

test.each(
  [...areas.map(({ area }) => area), ...byStep].flatMap((area) =>
    locales.map((locale) => ({ area, locale })),
  ),
)(
  'every message of $area is there in $locale, with the same values and every plural',
  async ({ area, locale }) => {
    const problems = problemsOf(locale, await messagesOf(area, 'en'), await messagesOf(area, locale));
    expect(isPartial(locale) ? problems.filter((each) => !each.endsWith('is missing')) : problems).toEqual(
      [],
    );
  },
);

test.each(areas)('no message of $area is unused', async ({ area, users }) => {
  const sources = users.map((path) => sourcesOf(`${src}${path}`)).join('\n');
  const others = shared.includes(area) ? [] : await Promise.all(shared.map((name) => messagesOf(name, 'en')));
  const own = Object.keys(await messagesOf(area, 'en')).filter((key) =>
    others.every((each) => !(key in each)),
  );
  expect(unusedKeys(own, sources)).toEqual([]);
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
