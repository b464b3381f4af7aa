import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { folderWith } from './testing/folder.ts';
import { typed } from './testing/typed.ts';

const match = (bots: string, ...more: string[]) =>
  typed(['simulate', '--game', 'toy', '--players', '2', '--games', '4', '--json', '--bots', bots, ...more]);

const example = join(root, 'docs', 'my-bot.ts');

test('the example of docs/bots.md is about thirty lines and is what the page shows', () => {
  const code = readFileSync(example, 'utf8');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(35);
  expect(readFileSync(join(root, 'docs', 'bots.md'), 'utf8')).toContain(code.trimEnd());
});

test('a bot in a file plays a tournament', async () => {
  const { code, out } = await match(`${example},random`, '--check');
  expect(code).toBe(0);
  const { games, violations, wins, nobody } = JSON.parse(out);
  expect({ games, violations }).toEqual({ games: 4, violations: 0 });
  expect(wins[example] + wins.random + nobody).toBeCloseTo(4);
});

test('easy and hard play, with a number of nodes the same games every time', async () => {
  const first = JSON.parse((await match('easy,hard', '--nodes', '20')).out);
  expect(first.violations).toBe(0);
  expect(JSON.parse((await match('easy,hard', '--nodes', '20')).out).hash).toBe(first.hash);
});

test('what is no bot is refused in a sentence', async () => {
  expect(await match('esay,random')).toMatchObject({ code: 2, err: expect.stringContaining('easy') });
  expect(await match('./nothing.ts,random')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no file'),
  });
  const folder = folderWith({ 'empty.mjs': 'export const bot = 1;' });
  expect(await match(`${join(folder, 'empty.mjs')},random`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('createBot'),
  });
});
