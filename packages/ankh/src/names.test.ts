import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CARD_NAMES } from './cards/names.ts';
import { GOD_NAMES } from './gods/names.ts';
import { GUARDIAN_KINDS } from './guardians/kinds.ts';
import { POWER_NAMES } from './powers/names.ts';

const ROOT = import.meta.dirname;

/** Where things are listed and described, not played. */
const TABLES = [
  'pieces.ts', // figures by number
  'recorded.ts', // the shape that records have hashed since rules 1
  'tables.ts', // for those who only look
  'effects.ts', // everything that can happen, as a list to reach
  'effects/', // everything that can happen, as a list to reach
  'testing/', // the referee knows the rules from the text alone
];

/** What the text itself says: a scenario of the same name, and one that locks a power. */
const SAID = [
  'scenarios/dynastic-crisis.ts: bountiful',
  'scenarios/flood.ts: flood',
  'scenarios/boxes.ts: flood',
  'scenarios/scenarios.ts: flood',
];

const FOLDERS: readonly (readonly [folder: string, names: readonly string[]])[] = [
  ['gods/', GOD_NAMES],
  ['guardians/', GUARDIAN_KINDS.map(({ name }) => name)],
  ['powers/', POWER_NAMES],
  ['cards/', CARD_NAMES],
];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** Code without comments and without the fields of types: what it names. */
function codeOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/^\s*(readonly )?\w+\??: [^=]*;$/gm, '');
}

/** 'cat-mummy' as code spells it: cat-mummy, catMummy, CAT_MUMMY. */
function spellings(name: string): RegExp {
  const words = name.split('-');
  const camel = words
    .map((word, i) => (i === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('');
  return new RegExp(
    `(?<![\\w-])(${[words.join('-'), camel, words.join('_').toUpperCase()].join('|')})(?![\\w-])`,
  );
}

test('no rules file outside its folder names a god, guardian, power or card', () => {
  const named: string[] = [];
  for (const path of sources(ROOT)) {
    const file = relative(ROOT, path);
    if (TABLES.some((table) => file.startsWith(table) || file.endsWith(table)) || file.includes('data/'))
      continue;
    const code = codeOf(path);
    for (const [folder, names] of FOLDERS) {
      if (file.startsWith(folder)) continue;
      for (const name of names)
        if (spellings(name).test(code) && !SAID.includes(`${file}: ${name}`)) named.push(`${file}: ${name}`);
    }
  }
  expect(named).toEqual([]);
});
