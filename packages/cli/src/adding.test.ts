import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** Files that may speak of a thing but need not: whoever adds one leaves them alone. */
const NEED_NOT = [
  /\/testing\/|\/fixtures\/|\/games\//,
  // Guided games and recommended first tables play with some things and not with others.
  /lesson|\/setup\/quick\.ts$/,
  // What is worth telling apart beyond "it is at work", which every thing has to show by itself.
  /effects/,
  // What bots have measured; what they have not has a default.
  /^packages\/bots\//,
  // The shape of states in the first records.
  /^packages\/ankh\/src\/recorded\.ts$/,
  // More to read about a tile than its own text.
  /^packages\/web\/src\/kemet\/topics\.ts$/,
  /^packages\/web\/src\/icons\//,
];

const SOURCES = globSync('packages/{kernel,ankh,kemet,bots,table,wire,server,web,cli}/src/**/*.{ts,svelte}', {
  cwd: root,
}).filter((file) => !NEED_NOT.some((need) => need.test(file)) && !file.endsWith('adding.test.ts'));

const TEXTS = new Map(
  SOURCES.map((file) => [
    file,
    readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, ''),
  ]),
);
const RULES = globSync('docs/rules/*.md', { cwd: root }).map(
  (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
);

/** The files that name a thing as data, as a key of words or as a module, its own and its test's included. */
function filesNaming(id: string, kind: string, rule: string): string[] {
  const data = new RegExp(`['"]${id}['"]|['.]${kind}\\.${id}['.]|^\\s+${id}: |/${id}\\.ts'`, 'm');
  const named = [...TEXTS].filter(
    ([file, text]) => (data.test(text) && !file.endsWith('.test.ts')) || file.endsWith(`/${id}.test.ts`),
  );
  const stated = RULES.filter(([, text]) => text.includes(`**${rule}**`));
  return [...named, ...stated].map(([file]) => file).sort();
}

const LANGUAGES = globSync('packages/web/src/i18n/*/', { cwd: root }).length;

/** With more languages than the four that the goals count, a thing has a file more for each. */
const more = LANGUAGES - 4;

/** Goals of docs/adding.md. Files, languages, tests and rules counted. */
test.each<[name: string, id: string, kind: string, rule: string, goal: number]>([
  ['a god that keeps a token and asks', 'osiris', 'god', 'A-OSIRIS-1', 14],
  ['a god that keeps warriors and asks', 'anubis', 'god', 'A-ANUBIS-1', 14],
  ['a guardian', 'satet', 'figure', 'A-SATET-1', 10],
  ['a guardian with words of its own', 'apep', 'figure', 'A-APEP-1', 11],
  ['a power', 'revered', 'power', 'A-POW-4', 10],
  ['a power', 'glorious', 'power', 'A-POW-9', 10],
  ['a battle card', 'drought', 'card', 'A-CARD-7', 10],
  ['a scenario with rules', 'two-capitals', 'scenario', 'S-CAPITALS-7', 10],
  ['a scenario with rules', 'gift-of-the-delta', 'scenario', 'S-DELTA-3', 10],
  ['a scenario with rules', 'syncretism', 'scenario', 'S-SYNC-3', 10],
  ['a pharaoh', 'xerxes', 'pharaoh', 'P-XERX-1', 10],
  ['a policy card', 'royal-stipend', 'policy', 'P-CARD-6', 10],
  ['a tile', 'crusade', 'tile', 'K-TILE-1', 8],
  ['a tile', 'priestess', 'tile', 'K-TILE-1', 8],
  ['an intervention', 'mana-theft', 'card', 'K-DI-6', 10],
])('%s (%s) is named in no more files than docs/adding.md says', (_name, id, kind, rule, goal) => {
  const files = filesNaming(id, kind, rule);
  expect(files.filter((file) => file.includes('/i18n/'))).toHaveLength(LANGUAGES);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(goal + more);
});

/** What it asks, tells and lays on the board counts as well; a new token shows its picture, only the gate is drawn by hand. */
test('a god with a token and questions is known by them in no more than 14 files', () => {
  const own = ['osiris', 'gate-token', 'gate-to', 'underworld-token-placed', 'underworld'];
  const names = new RegExp(`['".](${own.join('|')})['".]|^\\s+osiris: |/osiris\\.ts'`, 'm');
  const files = [...TEXTS]
    .filter(
      ([file, text]) => names.test(text) && !file.endsWith('.test.ts') && !file.endsWith('/Tokens.svelte'),
    )
    .map(([file]) => file);
  const [test, rules] = ['packages/ankh/src/gods/osiris.test.ts', 'docs/rules/ankh-base.md'];
  expect(files.filter((file) => file.includes('/i18n/'))).toHaveLength(LANGUAGES);
  expect([...files, test, rules].length, files.join('\n')).toBeLessThanOrEqual(14 + more);
});
