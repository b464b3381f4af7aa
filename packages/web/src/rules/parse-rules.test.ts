import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runsOf } from './markdown.ts';
import { parseRules, rulesOf } from './parse-rules.ts';

const folder = new URL('../../../../docs/rules/', import.meta.url);

test('a rule goes on over indented lines and ends with the next one', () => {
  const [chapter] = parseRules(
    '# Book\n\n## 8. Move\n\n- **A-MOVE-3** Each step goes\n  on.\n- **A-MOVE-4** End.\n',
  );
  expect(chapter?.title).toBe('8. Move');
  expect(chapter?.blocks).toEqual([
    { kind: 'rule', id: 'A-MOVE-3', text: 'Each step goes on.' },
    { kind: 'rule', id: 'A-MOVE-4', text: 'End.' },
  ]);
});

test('a rule may carry the name of its thing, be an example or a row of a table', () => {
  const [chapter] = parseRules(
    [
      '## Powers',
      '- **A-POW-1 Commanding** Each time.',
      '',
      '**A-EX-5 Summon.** Given a table.',
      '',
      '| decision | who | options |',
      '| --- | --- | --- |',
      '| **K-DEC-9** turn order | the last | seats |',
    ].join('\n'),
  );
  expect(rulesOf(chapter?.blocks ?? [])).toEqual([
    { id: 'A-POW-1', text: '**Commanding** Each time.' },
    { id: 'A-EX-5', text: '**Summon.** Given a table.' },
    { id: 'K-DEC-9', text: '**turn order**. who: the last. options: seats' },
  ]);
});

test('a table loses its ruler line', () => {
  const [chapter] = parseRules('## T\n| a | b |\n| --- | --- |\n| 1 | 2 |\n');
  expect(chapter?.blocks).toEqual([
    {
      kind: 'table',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
  ]);
});

test('bold, soft, code, links and ids of rules are told apart', () => {
  const runs = runsOf('See **all** of *this* (A-MAP-17), `F5`, [the walls](page:kemet/walls).');
  expect(runs.map(({ style }) => style)).toEqual([
    'plain',
    'strong',
    'plain',
    'soft',
    'plain',
    'rule',
    'plain',
    'code',
    'plain',
    'page',
    'plain',
  ]);
  expect(runs.find(({ style }) => style === 'page')?.to).toBe('kemet/walls');
});

test.each(readdirSync(folder).filter((name) => /^(ankh|kemet).*\.md$/.test(name)))(
  'every rule of %s is found with its text, none twice',
  (name) => {
    const markdown = readFileSync(new URL(name, folder), 'utf8');
    const written = [
      ...markdown.matchAll(/^(?:- |\| )?\*\*([ASPK]-[A-Z]+-(?:\d+[a-z]?|[A-Z]+))(?![\w-])/gm),
    ].map(([, id]) => id);
    const read = parseRules(markdown).flatMap(({ blocks }) => rulesOf(blocks));
    expect(read.map(({ id }) => id)).toEqual(written);
    expect(new Set(written).size).toBe(read.length);
    expect(read.filter(({ text }) => text.trim() === '')).toEqual([]);
  },
);
