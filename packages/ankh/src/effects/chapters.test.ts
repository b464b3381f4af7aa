import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { reach } from './reach.ts';

const MOST_GAMES = 1000;

const told = new Set<string>();

test.each(CHAPTERS)(
  'random play goes on until everything of $name has happened',
  (chapter) => {
    const { games, effects, missed, told: kinds } = reach(chapter, MOST_GAMES);
    for (const kind of kinds) told.add(kind);
    console.log(
      [
        `${chapter.name}, after ${games} games:`,
        ...effects.map(({ name, rule, times }) => `${times}\t${rule}\t${name}`),
      ].join('\n'),
    );
    expect(missed).toEqual([]);
  },
  300_000,
);

/** The types of facts: the names one step in, in every map of facts. */
function declaredTypes(): string[] {
  const source = join(import.meta.dirname, '..');
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] });
  return files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(MAP)].flatMap(([, indent = '', body = '']) =>
      [...body.matchAll(new RegExp(`^${indent}  '?([a-z-]+)'?: `, 'gm'))].map(([, type = '']) => type),
    ),
  );
}

const MAP = /^( *)(?:export )?interface (?:FactFields|\w+Facts)\b[^{]*\{\n([\s\S]*?)^\1\}/gm;

test('on the way every kind of fact was told', () => {
  const declared = declaredTypes();
  expect(declared.length).toBeGreaterThan(80);
  expect(declared.filter((type) => !told.has(type))).toEqual([]);
});
