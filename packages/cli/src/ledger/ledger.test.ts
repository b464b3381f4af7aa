import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';
import { ledgerOf } from './ledger.ts';
import { rulesOf } from './rulebook.ts';

const RULES = `# A book

## 1. Moving
- **A-MOVE-1** One step.
  It may be long; see A-MOVE-2.
- **A-MOVE-2** Another step.

## 2. Powers
- **A-POW-6a Obelisk** Moves.
**A-EX-1 Example.** Given **A-MOVE-1**.
| **K-DEC-1** split | yes |

## 3. Sources
- **K-PROV-1** A book.
`;

const TESTS = `
describe('A-MOVE-1: stepping', () => { test('it steps', () => {}); });
test('A-POW-6a, K-DEC-1: both', () => {});
test.each([['A-EX-1']])('%s', () => {});
`;

const PENDING = { pending: { book: ['A-MOVE'] }, informative: { 'K-PROV': 'sources' } };

const project = (changes: Record<string, string> = {}) =>
  join(
    folderWith({
      'project/docs/rules/book.md': RULES,
      'project/docs/rules/pending.json': JSON.stringify(PENDING),
      'project/packages/a/src/x.test.ts': TESTS,
      'project/packages/a/node_modules/b/y.test.ts': `test('A-NOT-1', () => {});`,
      ...changes,
    }),
    'project',
  );

test('rules are stated in lists, examples and tables, and only mentioned elsewhere', () => {
  expect(rulesOf('book', RULES).map(({ id, heading }) => `${id} ${heading}`)).toEqual([
    'A-MOVE-1 1. Moving',
    'A-MOVE-2 1. Moving',
    'A-POW-6a 2. Powers',
    'A-EX-1 2. Powers',
    'K-DEC-1 2. Powers',
    'K-PROV-1 3. Sources',
  ]);
});

test('a pending chapter may lack a test, an informative one needs none', () => {
  const { chapters, problems, tests } = ledgerOf(project());
  expect(problems).toEqual([]);
  expect(chapters).toContainEqual({
    file: 'book',
    group: 'A-MOVE',
    ids: ['A-MOVE-1', 'A-MOVE-2'],
    missing: ['A-MOVE-2'],
    pending: true,
    informative: false,
  });
  expect(tests['A-POW-6a']).toMatchObject([{ file: 'packages/a/src/x.test.ts', line: 3 }]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'an id without a test',
    { 'project/docs/rules/pending.json': JSON.stringify({ ...PENDING, pending: {} }) },
    'A-MOVE-2 (book) has no test.',
  ],
  [
    'a test of an unknown id',
    { 'project/packages/b/src/y.test.ts': `test('A-MOVE-9: no such rule', () => {});` },
    'packages/b/src/y.test.ts:1 names A-MOVE-9, but there is no such rule.',
  ],
  [
    'an id of the specification that was forgotten',
    { 'shared/rules/book.md': '- **A-MOVE-1** x\n- **A-MOVE-3** y\n' },
    'A-MOVE-3 of the specification (book) is missing from docs/rules.',
  ],
  [
    'an id stated twice',
    { 'project/docs/rules/other.md': '- **A-POW-6a** again\n' },
    'A-POW-6a is stated 2 times (book, other).',
  ],
  [
    'a pending chapter that does not exist',
    {
      'project/docs/rules/pending.json': JSON.stringify({
        ...PENDING,
        pending: { book: ['A-MOVE', 'A-GONE'] },
      }),
    },
    'pending.json lists A-GONE of book, but that chapter is not pending.',
  ],
])('%s makes the ledger fail', async (_what, changes, problem) => {
  const folder = project(changes);
  expect(ledgerOf(folder).problems).toEqual([problem]);
  expect(await typed(['ledger', '--root', folder])).toMatchObject({
    code: 1,
    out: expect.stringContaining(`1 problems:\n  ${problem}`),
  });
});

test('pending chapters are printed first, then the table', async () => {
  const { code, out } = await typed(['ledger', '--root', project(), '--missing', '--tests']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Pending chapters.*\n {2}book {2}A-MOVE\n/);
  expect(out).toMatch(/^book +A-MOVE +2 +1 +1 +pending$/m);
  expect(out).toMatch(/^all but informative +5 +4 +1$/m);
  expect(out).toMatch(/^Without a test:\n {2}book: A-MOVE-2$/m);
  expect(out).toMatch(/^K-DEC-1\n {2}packages\/a\/src\/x\.test\.ts:3/m);
});

test('the rulebook of this project states every id once, under the chapters it lists', () => {
  const { chapters, problems } = ledgerOf(root);
  expect(chapters.flatMap(({ ids }) => ids).length).toBeGreaterThan(900);
  expect(problems.filter((problem) => /stated|pending\.json|specification/.test(problem))).toEqual([]);
});

const BOOK = {
  'project/docs/rules/book.md': '- **A-MOVE-1** One.\n- **A-MOVE-2** Two.\n- **A-INV-1** Never.\n',
  'project/docs/rules/pending.json': JSON.stringify({ informative: { 'A-MOVE': 'x', 'A-INV': 'x' } }),
  'project/packages/a/src/x.test.ts': '',
  'project/packages/ankh/src/move.ts': "log({ rule: 'A-MOVE-1' });",
  'project/docs/rulebook/reference-only.json': '{"A-INV": "for tests"}',
  'project/docs/rulebook/figures/ankh/move.json': '{}',
  ...Object.fromEntries(
    ['en', 'uk', 'cs', 'ru'].flatMap((language) => [
      [
        `project/docs/rulebook/${language}/ankh/01-move.md`,
        '# Move {#move rules="A-MOVE-1..2"}\n\n![It moves](figure:ankh/move)\n',
      ],
      [`project/docs/rulebook/${language}/rules/ankh.md`, '- A-MOVE-1 (ankh/move): One step.\n'],
    ]),
  ),
};

test('a player’s rulebook that tells every rule in every language has no problems', () => {
  expect(ledgerOf(project(BOOK), ['en', 'uk', 'cs', 'ru']).problems).toEqual([]);
});

test('words of things bring pages, parts of pages and sentences along', () => {
  const words = (language: string) => ({
    [`project/docs/rulebook/${language}/ankh/01-move.md`]: '# Move {#move rules="A-MOVE-1"}\n',
    [`project/docs/rulebook/${language}/rules/ankh.md`]: '',
    [`project/packages/web/src/i18n/${language}/ankh/gods.ts`]: [
      'export const rulebook = {',
      '  \'ankh/01-move.2\': `\n## More {#more rules="A-MOVE-2"}\n\n![It moves](figure:ankh/move)\n`,',
      "  'rules/ankh': `\n- A-MOVE-1 (ankh/more): One step.\n`,",
      '};',
    ].join('\n'),
  });
  const languages = ['en', 'uk'];
  const book = { ...BOOK, ...words('en'), ...words('uk') };
  expect(ledgerOf(project(book), languages).problems).toEqual([]);
  const lacking = { ...book, 'project/packages/web/src/i18n/uk/ankh/gods.ts': '' };
  expect(ledgerOf(project(lacking), languages).problems).toEqual([
    'A-MOVE-1 has no sentence for players in uk.',
    'ankh/01-move.md has other sections, rules or figures in uk than in English.',
  ]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a rule without a page',
    { 'project/docs/rulebook/reference-only.json': '{}' },
    'A-INV-1 has no page in the player’s rulebook.',
  ],
  [
    'a rule with two homes',
    { 'project/docs/rulebook/en/ankh/02-more.md': '# More {#more rules="A-MOVE-2"}' },
    'A-MOVE-2 has 2 homes in the player’s rulebook: ankh/01-move.md#move, ankh/02-more.md#more.',
  ],
  [
    'a cited rule without a sentence',
    { 'project/docs/rulebook/cs/rules/ankh.md': '' },
    'A-MOVE-1 has no sentence for players in cs.',
  ],
  [
    'a sentence that leads nowhere',
    { 'project/docs/rulebook/ru/rules/ankh.md': '- A-MOVE-1 (ankh/mov): Шаг.' },
    'A-MOVE-1 leads to ankh/mov in ru, which is no page.',
  ],
  [
    'a page that was not translated',
    { 'project/docs/rulebook/en/ankh/02-more.md': '# More {#more}' },
    'ankh/02-more.md is missing in uk.',
  ],
  [
    'a translation with other rules',
    { 'project/docs/rulebook/uk/ankh/01-move.md': '# Рух {#move rules="A-MOVE-1"}\n' },
    'ankh/01-move.md has other sections, rules or figures in uk than in English.',
  ],
  [
    'a figure that nobody drew',
    { 'project/docs/rulebook/en/ankh/02-more.md': '# More {#more}\n![x](figure:ankh/none)' },
    'The figure ankh/none is not drawn.',
  ],
])('the player’s rulebook: %s', (_name, changes, problem) => {
  expect(ledgerOf(project({ ...BOOK, ...changes }), ['en', 'uk', 'cs', 'ru']).problems).toContain(problem);
});
