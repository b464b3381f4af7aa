import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** A cast of what is read by an index, or of a list: it hides that there may be nothing there. */
const CAST = /\] as (?!const\b)/;
const OF_ELEMENT = /[\w)\]]\[[^\]]+\] as (?!const\b)/;
/** In templates `as` names what is gone through. */
const EACH = /\{#each /;

const FEWER_THAN = 150;

const lines = globSync('{packages/*/{src,e2e,scripts,bin},scripts}/**/*.{ts,mjs,svelte}', { cwd: root })
  .filter((file) => !file.includes('node_modules') && !file.endsWith('casts.test.ts'))
  .sort()
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, at) => ({ file, place: `${file}:${at + 1}`, text })),
  );
const casts = lines.filter(({ text }) => CAST.test(text) && !EACH.test(text));

test(`fewer than ${FEWER_THAN} casts of elements and lists in all of the repository`, () => {
  expect(casts.length).toBeGreaterThan(0);
  expect(casts.length, casts.map(({ place }) => place).join('\n')).toBeLessThan(FEWER_THAN);
});

test('none of an element where states are gone through: kernel, games and table', () => {
  const found = casts.filter(
    ({ file, text }) =>
      /^packages\/(kernel|ankh|kemet|table)\/src\//.test(file) &&
      !/\.test\.ts$|\/testing\//.test(file) &&
      // What is drawn or shuffled may be anything, nothing included.
      file !== 'packages/kernel/src/chance.ts' &&
      OF_ELEMENT.test(text),
  );
  expect(found.map(({ place, text }) => `${place} ${text.trim()}`)).toEqual([]);
});

test('none of what a question is about: its kind says the type', () => {
  const found = lines.filter(({ text }) =>
    /\babout\b[^;,{}]* as (?!const\b)[A-Z{]/.test(text.replace(/\/\/ .*|^\s*\/?\*.*/, '')),
  );
  expect(found.map(({ place, text }) => `${place} ${text.trim()}`)).toEqual([]);
});
