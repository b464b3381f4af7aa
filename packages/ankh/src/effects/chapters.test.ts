import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { reach } from './reach.ts';

const MOST_GAMES = 1000;

const told = new Set<string>();

test.each(CHAPTERS)('random play goes on until everything of $name has happened', (chapter) => {
  const { games, effects, missed, told: kinds } = reach(chapter, MOST_GAMES);
  for (const kind of kinds) told.add(kind);
  console.log(
    [
      `${chapter.name}, after ${games} games:`,
      ...effects.map(({ name, rule, times }) => `${times}\t${rule}\t${name}`),
    ].join('\n'),
  );
  expect(missed).toEqual([]);
});

test('on the way every kind of fact was told', () => {
  const source = join(import.meta.dirname, '..');
  const declared = globSync('**/facts.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/readonly type: '([a-z-]+)'/g)].map(
      ([, type]) => type,
    ),
  );
  expect(declared.length).toBeGreaterThan(80);
  expect(declared.filter((type) => !told.has(type as string))).toEqual([]);
});
