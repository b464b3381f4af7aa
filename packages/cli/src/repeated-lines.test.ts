import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** More lines than these in a row stand in one place only. */
const MOST = 12;

/** Tests say the same again to be read alone; boards, layouts, lessons and texts are data. */
const EXEMPT =
  /\.test\.ts$|\/testing\/|\/data\/|\/i18n\/|\/words\/|\/node_modules\/|\/dist\/|\/fixtures\/|\/lesson\/script\.ts$/;

/** Blank lines, brackets alone, comments and imports are the same everywhere. */
const NOTHING = /^[\s{}()[\];,<>/]*$|^\s*(\/\/|\/?\*|import\b|\} from\b)/;

interface Line {
  readonly text: string;
  readonly number: number;
}

function linesOf(source: string): Line[] {
  return source
    .split('\n')
    .map((text, at) => ({ text: text.trim(), number: at + 1 }))
    .filter(({ text }) => !NOTHING.test(text));
}

/** Runs of more than that many lines that stand twice, as 'a.ts:10 and b.ts:40'; each run is named where it begins. */
function repeated(files: ReadonlyMap<string, string>): string[] {
  const seen = new Map<string, { readonly path: string; readonly at: number; readonly number: number }>();
  const found: string[] = [];
  for (const [path, source] of files) {
    const lines = linesOf(source);
    let isInRun = false;
    for (let at = 0; at + MOST < lines.length; at++) {
      const run = lines.slice(at, at + MOST + 1);
      const key = run.map(({ text }) => text).join('\n');
      const number = run[0]?.number ?? 0;
      const other = seen.get(key);
      // A list whose lines are all alike repeats itself from line to line.
      const isApart = other !== undefined && (other.path !== path || at - other.at > MOST);
      if (isApart && !isInRun) found.push(`${other.path}:${other.number} and ${path}:${number}`);
      isInRun = isApart;
      if (other === undefined) seen.set(key, { path, at, number });
    }
  }
  return found;
}

test('no two places share more than a dozen lines', () => {
  const paths = globSync('*/{src,scripts,e2e}/**/*.{ts,mjs,js,svelte,css}', { cwd: packages }).filter(
    (path) => !EXEMPT.test(path),
  );
  expect(paths.length).toBeGreaterThan(900);
  expect(repeated(new Map(paths.map((path) => [path, readFileSync(join(packages, path), 'utf8')])))).toEqual(
    [],
  );
});

test('what stands twice is found, in one file or two', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `line${at}();`).join('\n');
  expect(
    repeated(
      new Map([
        ['a', lines(13)],
        ['b', `other();\n${lines(13)}`],
      ]),
    ),
  ).toEqual(['a:1 and b:2']);
  expect(repeated(new Map([['a', `${lines(14)}\nbetween();\n${lines(14)}`]]))).toEqual(['a:1 and a:16']);
  expect(
    repeated(
      new Map([
        ['a', lines(12)],
        ['b', lines(12)],
      ]),
    ),
  ).toEqual([]);
});
