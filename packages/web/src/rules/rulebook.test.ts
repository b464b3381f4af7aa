import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@ennead/bots';
import { expect, test } from 'vitest';
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

test.each(locales)('every page in %s can be read and says something in each of its sections', (language) => {
  const pages = globSync(`${language}/*/*.md`, { cwd: folder }).filter((file) => !file.includes('/rules/'));
  const empty = pages.flatMap((file) =>
    parsePage(read(file))
      .sections.filter(({ blocks }, at) => blocks.length === 0 && at > 0)
      .map(({ slug }) => `${file}#${slug}`),
  );
  expect(empty).toEqual([]);
});
