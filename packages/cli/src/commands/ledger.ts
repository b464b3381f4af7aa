import { resolve } from 'node:path';
import { text, toggle } from '../arguments.ts';
import { columns } from '../columns.ts';
import { command } from '../command.ts';
import type { Chapter, Ledger } from '../ledger/ledger.ts';
import { root } from '../root.ts';

export const ledger = command({
  name: 'ledger',
  summary: 'Checks the rulebook against the tests: every rule id needs a test that names it.',
  flags: {
    tests: toggle('list every id with its tests'),
    missing: toggle('list the ids without a test, of pending chapters too'),
    root: text('DIR', 'the project to look at (this one)'),
    json: toggle('print one object on one line'),
  },
  examples: [
    ['ledger', 'the table by chapter; fails on an id without a test or a test of an unknown id'],
    ['ledger --missing', 'what is still to be tested'],
  ],
  async run(values, _rest, context) {
    // Reads sources with the TypeScript parser, which no other command needs.
    const { ledgerOf } = await import('../ledger/ledger.ts');
    const result = ledgerOf(values.root === undefined ? root : resolve(values.root));
    if (values.json) context.out(JSON.stringify(result));
    else {
      const lines = [
        ...pendingLines(result),
        ...tableLines(result),
        ...(values.tests ? testLines(result) : []),
        ...(values.missing ? missingLines(result) : []),
        ...problemLines(result),
      ];
      for (const line of lines) context.out(line);
    }
    return result.problems.length > 0 ? 1 : 0;
  },
});

function pendingLines({ pending }: Ledger): string[] {
  const listed = Object.entries(pending).filter(([, groups]) => groups.length > 0);
  if (listed.length === 0) return ['No chapter is pending.', ''];
  return [
    'Pending chapters, where an id may still lack a test:',
    ...columns(listed.map(([file, groups]) => [`  ${file}`, groups.join(' ')])),
    '',
  ];
}

function tableLines({ chapters }: Ledger): string[] {
  const counted = chapters.filter(({ informative }) => !informative);
  const sum = (read: (chapter: Chapter) => number) =>
    counted.reduce((total, chapter) => total + read(chapter), 0);
  const row = (name: string[], ids: number, missing: number, note: string) => [
    ...name,
    String(ids),
    String(ids - missing),
    String(missing),
    note,
  ];
  return columns(
    [
      ['chapter', '', 'ids', 'tested', 'missing', ''],
      ...chapters.map((chapter) =>
        row([chapter.file, chapter.group], chapter.ids.length, chapter.missing.length, noteOn(chapter)),
      ),
      row(
        ['all but informative', ''],
        sum(({ ids }) => ids.length),
        sum(({ missing }) => missing.length),
        '',
      ),
    ],
    [2, 3, 4],
  );
}

function noteOn({ informative, pending, missing }: Chapter): string {
  if (informative) return 'informative';
  if (pending) return missing.length > 0 ? 'pending' : 'pending, but complete';
  return missing.length > 0 ? 'INCOMPLETE' : '';
}

function testLines({ chapters, tests }: Ledger): string[] {
  return ['', ...chapters.flatMap(({ ids }) => ids.flatMap(listed))];

  function listed(id: string): string[] {
    const carried = tests[id] ?? [];
    if (carried.length === 0) return [`${id}: none`];
    return [id, ...carried.map(({ file, line, text: title }) => `  ${file}:${line} ${title}`)];
  }
}

function missingLines({ chapters }: Ledger): string[] {
  const open = chapters.filter(({ informative, missing }) => !informative && missing.length > 0);
  return ['', 'Without a test:', ...open.map(({ file, missing }) => `  ${file}: ${missing.join(' ')}`)];
}

function problemLines({ problems }: Ledger): string[] {
  if (problems.length === 0) return [];
  return ['', `${problems.length} problems:`, ...problems.map((problem) => `  ${problem}`)];
}
