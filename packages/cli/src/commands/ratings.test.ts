import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { run } from '../run.ts';

const said = () => {
  const lines: string[] = [];
  return {
    lines,
    context: { games, out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) },
  };
};

test('results and ratings of a data folder are made again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ennead-ratings-'));
  const kept = new URL('../../../server/src/fixtures/rules-1/ennead.sqlite', import.meta.url);
  copyFileSync(kept, join(folder, 'ennead.sqlite'));
  const { lines, context } = said();
  expect(await run(['ratings', '--recalculate', '--data', folder], context)).toBe(0);
  expect(lines.at(-1)).toMatch(/^[1-9]\d* games counted, 0 of them rated$/);
  rmSync(folder, { recursive: true });
});

test('it says what it wants to know', async () => {
  const { lines, context } = said();
  expect(await run(['ratings'], context)).toBe(2);
  expect(lines.join(' ')).toContain('--recalculate');
});
