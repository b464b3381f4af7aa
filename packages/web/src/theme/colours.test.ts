import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { literalColours } from './literal-colours.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('**/*.{svelte,css}', { cwd: src }).filter((path) => !path.endsWith('tokens.css'));

test('colours have names: none is written out but in the files of tokens', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((path) =>
    literalColours(readFileSync(join(src, path), 'utf8')).map((colour) => `${path}: ${colour}`),
  );
  expect(found).toEqual([]);
});

test('a token that is named is there, in the file of its game or of all', () => {
  const tokens = globSync('**/tokens.css', { cwd: src }).map((path) => readFileSync(join(src, path), 'utf8'));
  const there = new Set(
    tokens.flatMap((text) => [...text.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name)),
  );
  const named = files.flatMap((path) =>
    [...readFileSync(join(src, path), 'utf8').matchAll(/var\((--(?:ankh|kemet)-[\w-]+)\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test.each([
  ['p {\n  color: #fff;\n}', '#fff'],
  ['p {\n  box-shadow: 0 0 1px rgb(0 0 0 / 20%);\n}', 'rgb('],
  ['p {\n  color: light-dark(white, var(--ink));\n}', 'white'],
  ['<path fill="red" />', 'red'],
  ['<path style:fill="#123456" />', '#123456'],
])('%s is found', (text, colour) => {
  expect(literalColours(text)).toEqual([colour]);
});

test.each([
  '<a href="#add">',
  'url(#pattern-dots)',
  '.red {\n  --fill: var(--kemet-red);\n}',
  'white-space: nowrap;',
  '<Pyramid colour="red" />',
])('%s is none', (text) => {
  expect(literalColours(text)).toEqual([]);
});
