// Which tests reach a file, through imports, workers and processes of their own.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** What a file names: imports, and files that are started beside it. */
const NAMED = /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|\bnew URL\()\s*['"]([^'"]+)['"]/g;
/** Files that are found by a pattern. */
const FOUND = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/g;

/**
 * The tests that reach each file, the nearest first.
 * @param {string} root
 * @returns {(file: string) => string[]}
 */
export function testsReaching(root) {
  const entries = entriesOf(root);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of globSync('packages/*/src/**/*.{ts,svelte}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    const named = [...text.matchAll(NAMED)].map(
      ([, name = '']) => entries.get(name) ?? beside(root, file, name),
    );
    const found = [...text.matchAll(FOUND)].flatMap(([, pattern = '']) =>
      globSync(join(dirname(file), pattern), { cwd: root }),
    );
    for (const each of [...named, ...found])
      if (each !== undefined) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  return (file) => {
    const reached = new Set([file]);
    for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer);
    return [...reached].filter((each) => each.endsWith('.test.ts'));
  };
}

/**
 * What packages are called, and the file behind each name.
 * @param {string} root
 */
function entriesOf(root) {
  /** @type {Map<string, string>} */
  const entries = new Map();
  for (const folder of readdirSync(join(root, 'packages'))) {
    const { name, exports = {} } = JSON.parse(
      readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
    );
    for (const [path, file] of Object.entries(exports))
      entries.set(join(name, path), join('packages', folder, String(file)));
  }
  return entries;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} name
 */
function beside(root, file, name) {
  if (!name.startsWith('.')) return undefined;
  const path = relative(root, resolve(root, dirname(file), name));
  return existsSync(join(root, path)) ? path : undefined;
}
