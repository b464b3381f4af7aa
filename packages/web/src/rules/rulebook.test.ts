import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSpace } from '@ennead/ankh/tables';
import { loadGame } from '@ennead/bots';
import { expect, test } from 'vitest';
import { booksIn, textsOf } from '../../scripts/rulebook.mjs';
import { locales } from '../i18n/locale.ts';
import { parsePage } from './parse-page.ts';

const folder = fileURLToPath(new URL('../../../../docs/rulebook/', import.meta.url));
// Loaded once, before the clock of a test runs.
const entries = new Map(
  await Promise.all(['ankh', 'kemet'].map(async (id) => [id, await loadGame(id)] as const)),
);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test.each(globSync('figures/*/*.json', { cwd: folder }).sort())('%s can be played on', (file) => {
  const [, id = ''] = file.split('/');
  const entry = entries.get(id);
  const figure = JSON.parse(read(file)) as { position: { game: string } };
  const { game, ...position } = figure.position;
  expect(game).toBe(id);
  const state = entry?.engine.positions.read(position);
  expect(state).toMatchObject({ ok: true });
  if (state?.ok) expect(entry?.engine.decisions(state.value).length).toBeGreaterThan(0);
});

test.each(globSync('figures/ankh/*.json', { cwd: folder }).sort())(
  '%s lights and shows spaces that are there',
  (file) => {
    const { light = [], crop = [] } = JSON.parse(read(file)) as { light?: string[]; crop?: string[] };
    expect([...light, ...crop].filter((name) => findSpace(name) === undefined)).toEqual([]);
  },
);

test.each(locales)('every page in %s can be read and says something in each of its sections', (language) => {
  const books = booksIn().filter((book) => book.startsWith(`${language}/`) && book !== `${language}/rules`);
  const empty = books.flatMap((book) =>
    Object.entries(textsOf(book)).flatMap(([file, text]) =>
      parsePage(text)
        .sections.filter(({ blocks }, at) => blocks.length === 0 && at > 0)
        .map(({ slug }) => `${book}/${file}#${slug}`),
    ),
  );
  expect(books).toContain(`${language}/scenarios`);
  expect(empty).toEqual([]);
});

test('a sheet that several words fill stands in their order, with one title', () => {
  const sheet = parsePage(textsOf('en/aids')['02-ankh-things.md'] ?? '');
  expect(sheet.sections).toHaveLength(1);
  const tables = sheet.sections[0]?.blocks.map((block) => block.kind === 'table' && block.rows[0]?.[0]);
  expect(tables).toEqual(['Power', 'Card', 'Guardian', 'God']);
});
