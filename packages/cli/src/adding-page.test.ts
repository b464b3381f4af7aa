import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const page = readFileSync(join(root, 'docs/adding.md'), 'utf8');

test('every file that docs/adding.md names is there, in every language it speaks of', () => {
  const named = [...page.matchAll(/`((?:packages|docs)\/[\w.<>/-]+)`/g)].map(([, path]) => path as string);
  const paths = named.flatMap((path) => ['en', 'uk', 'cs', 'ru'].map((lang) => path.replace('<lang>', lang)));
  const isNew = (path: string) => /\/x(\.test\.ts|\.ts)?$/.test(path);
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(paths)].filter((path) => !isNew(path) && !existsSync(join(root, path)))).toEqual([]);
});
