import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules, runsOf } from './parse-rules.ts';

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

test('bold, soft, code and ids of rules are told apart', () => {
  expect(runsOf('See **all** of *this* (A-MAP-17), `F5`.').map(({ style }) => style)).toEqual([
    'plain',
    'strong',
    'plain',
    'soft',
    'plain',
    'rule',
    'plain',
    'code',
    'plain',
  ]);
});

test.each(readdirSync(folder).filter((name) => /^(ankh|kemet).*\.md$/.test(name)))(
  'every rule of %s is found, none twice',
  (name) => {
    const markdown = readFileSync(new URL(name, folder), 'utf8');
    const written = [...markdown.matchAll(/^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\*/gm)].map(
      ([, id]) => id,
    );
    const read = parseRules(markdown).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])),
    );
    expect(read).toEqual(written);
    expect(new Set(read).size).toBe(read.length);
  },
);
