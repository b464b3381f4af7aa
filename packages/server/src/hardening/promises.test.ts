import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const packages = new URL('../../../', import.meta.url);
const rows = readFileSync(new URL('./README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (promise|---) /.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

test('every promise has its test', () => {
  expect(rows.length).toBeGreaterThan(40);
  const lost = rows.filter(([, path = '', title = '?']) => {
    const file = new URL(path, packages);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(title);
  });
  expect(lost).toEqual([]);
});
