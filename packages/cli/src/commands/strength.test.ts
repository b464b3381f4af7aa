import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StrengthTable } from '../strength/table.ts';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';

const NODES = ['--nodes', '8'];
const only = (names: string) => ['strength', '--only', names, ...NODES];
const tableIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as StrengthTable;

test('every pairing is played, one bot against others that are alike', async () => {
  const file = join(folderWith(), 'new', 'table.json');
  const { code, out } = await typed(['strength', '--games', '2', ...NODES, '--file', file]);
  expect(code).toBe(0);
  expect(tableIn(file).series.map(({ players, bots, games }) => [players, bots.join(), games])).toEqual([
    [2, 'beginner,random', 2],
    [4, 'beginner,random,random,random', 2],
    [2, 'easy,beginner', 2],
    [4, 'easy,beginner,beginner,beginner', 2],
    [2, 'medium,easy', 2],
    [4, 'medium,easy,easy,easy', 2],
    [2, 'hard,medium', 2],
    [4, 'hard,medium,medium,medium', 2],
    [2, 'hard,easy', 2],
    [4, 'hard,easy,easy,easy', 2],
    [2, 'expert,hard', 2],
    [4, 'expert,hard,hard,hard', 2],
    [2, 'expert,easy', 2],
    [4, 'expert,easy,easy,easy', 2],
  ]);
  expect(out).toMatch(/toy +2 +hard,easy +8 nodes +2 +\d+\.\d% +\d+\.\d% to \d+\.\d%/);
});

test('a table that was ended goes on and comes out the same', async () => {
  const folder = folderWith();
  const [whole, parts] = [join(folder, 'whole.json'), join(folder, 'parts.json')];
  await typed([...only('toy-2-hard-easy'), '--games', '5', '--file', whole]);
  for (const games of ['2', '5', '5'])
    await typed([...only('toy-2-hard-easy'), '--games', games, '--file', parts]);
  const timeless = (file: string) => tableIn(file).series.map((each) => ({ ...each, seconds: 0 }));
  expect(timeless(parts)).toEqual(timeless(whole));
  expect(tableIn(parts).series[0]).toMatchObject({ games: 5, nodesOfHard: 8, violations: 0 });
});

test('a series is known by what hard may spend; time is that of the processor', async () => {
  const file = join(folderWith(), 'table.json');
  await typed([...only('toy-2-hard-easy'), '--games', '1', '--file', file]);
  await typed(['strength', '--only', 'toy-2-hard-easy', '--budget', '1', '--games', '1', '--file', file]);
  expect(tableIn(file).series).toMatchObject([{ nodesOfHard: 8 }, { millisecondsOfHard: 1 }]);
});

test('--show plays nothing', async () => {
  const file = join(folderWith(), 'table.json');
  await typed([...only('toy-2-easy-beginner'), '--games', '1', '--file', file]);
  const { out } = await typed(['strength', '--show', '--file', file]);
  expect(out.split('\n')).toHaveLength(3);
});

test('--sure ends a series once its goal is surely met or missed, and does not go on with it', async () => {
  const file = join(folderWith(), 'table.json');
  const line = [...only('toy-4-expert-easy'), '--games', '60', '--sure', '--file', file];
  const { out } = await typed(line);
  const [ended] = tableIn(file).series;
  expect(ended?.games).toBeLessThan(30);
  expect(out).toMatch(/from 85%: missed/);
  await typed(line);
  expect(tableIn(file).series[0]?.games).toBe(ended?.games);
});

test('a table of bots that played otherwise is not mixed with new games', async () => {
  const file = join(folderWith(), 'table.json');
  await typed([...only('toy-2-easy-beginner'), '--games', '1', '--file', file]);
  writeFileSync(file, JSON.stringify({ ...tableIn(file), play: 'others' }));
  expect(await typed([...only('toy-2-easy-beginner'), '--file', file])).toMatchObject({
    code: 2,
    err: expect.stringContaining('bots that play otherwise'),
  });
});

test('an unknown pairing is refused with those there are', async () => {
  expect((await typed(only('toy-2-hard-eays'))).err).toContain('Did you mean toy-2-hard-easy?');
});
