import { expect, test } from 'vitest';
import { expandRules, parsePage, parseSentences } from './parse-page.ts';

const PAGE = `# Gain Followers {#gain rules="A-GAIN-1..4 A-MAP-13"}

![Three monuments](figure:ankh/gain)

Followers pay for
almost everything.

- one
- two
  goes on

| a | b |
| --- | --- |
| 1 | 2 |

> Tip: Revered adds 1.

## Ties {#gain-ties rules=""} {unofficial}

1. first
2. second
`;

test('a page is read with its sections, figures, lists, tables and tips', () => {
  const page = parsePage(PAGE);
  expect(page).toMatchObject({ slug: 'gain', title: 'Gain Followers' });
  const [first, second] = page.sections;
  expect(first).toMatchObject({ rules: 'A-GAIN-1..4 A-MAP-13', unofficial: false });
  expect(first?.blocks).toEqual([
    { kind: 'figure', name: 'ankh/gain', caption: 'Three monuments' },
    { kind: 'text', text: 'Followers pay for almost everything.' },
    { kind: 'list', ordered: false, items: ['one', 'two goes on'] },
    {
      kind: 'table',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
    { kind: 'tip', text: 'Tip: Revered adds 1.' },
  ]);
  expect(second).toMatchObject({ slug: 'gain-ties', unofficial: true });
  expect(second?.blocks).toEqual([{ kind: 'list', ordered: true, items: ['first', 'second'] }]);
});

test('a heading without a name for its address is refused', () => {
  expect(() => parsePage('# Walls\n')).toThrow('without its name');
});

test('ranges and whole groups name the rules there are', () => {
  const known = ['A-POW-5', 'A-POW-6', 'A-POW-6a', 'A-POW-7', 'S-SYNC-1', 'S-SYNC-2'];
  expect(expandRules('A-POW-6..7 S-SYNC-* A-MAP-1', known)).toEqual([
    'A-POW-6',
    'A-POW-6a',
    'A-POW-7',
    'S-SYNC-1',
    'S-SYNC-2',
    'A-MAP-1',
  ]);
});

test('a rule in plain words names its page', () => {
  const told = parseSentences(
    '# Rules\n\n- A-GAIN-1 (ankh/gain): You gain 1\n  follower.\n- A-GAIN-2 (ankh/gain): Once.\n',
  );
  expect([...told]).toEqual([
    ['A-GAIN-1', { page: 'ankh/gain', text: 'You gain 1 follower.' }],
    ['A-GAIN-2', { page: 'ankh/gain', text: 'Once.' }],
  ]);
});
