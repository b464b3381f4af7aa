import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { fileFor, newTable, type Strength, seriesOf, tablesKept, withSeries, writeTable } from './table.ts';

const origin = {
  date: '2026-11-18',
  commit: 'abc',
  machine: { cpu: 'one', cores: 2, node: 'v26', system: 'linux' },
};
const NOW = { 'toy-2': 'alike', 'toy-4': 'new' };
const BEFORE = { 'toy-2': 'alike', 'toy-4': 'old' };

function series(players: number, games: number): Strength {
  const pairing = { name: 'toy', game: 'toy', players, bots: ['hard', 'easy'] };
  return { ...seriesOf(newTable(origin, NOW), pairing, 's', { nodes: 8, milliseconds: undefined }), games };
}
const tableOf = (play: typeof NOW, ...all: readonly Strength[]) =>
  all.reduce(withSeries, newTable(origin, play));
const lengths = ({ series }: { readonly series: readonly Strength[] }) =>
  series.map(({ players, games }) => [players, games]);

test('a new table takes over the series in which bots played as they do now', () => {
  const before = tableOf(BEFORE, series(2, 30), series(4, 20));
  expect(lengths(newTable(origin, NOW, [before]))).toEqual([[2, 30]]);
});

test('of several the longest is taken over', () => {
  const tables = [10, 30, 20].map((games) => tableOf(BEFORE, series(2, games)));
  expect(lengths(newTable(origin, NOW, tables))).toEqual([[2, 30]]);
});

test('a table goes on where bots play alike in all, and one without names by game is left alone', () => {
  const folder = folderWith();
  const [begun, older] = [join(folder, 'begun.json'), join(folder, 'older.json')];
  expect(fileFor(origin, NOW, folder)).toBe(join(folder, '2026-11-18-abc.json'));
  writeTable(begun, tableOf(NOW, series(2, 1)));
  writeTable(older, { ...tableOf(NOW), play: 'old' as never });
  expect(fileFor(origin, NOW, folder)).toBe(begun);
  expect(fileFor(origin, BEFORE, folder)).toBe(join(folder, '2026-11-18-abc.json'));
  expect(tablesKept(folder).map(lengths)).toEqual([[[2, 1]]]);
});
