import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NetFile, netFrom } from '@ennead/bots/training';
import { kemet } from '@ennead/kemet';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';
import type { CurvePoint } from '../train/folder.ts';

const training = (folder: string, most: number, ...more: string[]) =>
  typed(
    [
      ...['train', '--game', 'kemet', '--players', '2', '--minutes', '5', '--hidden', '4'],
      ...['--games', String(most), '--folder', folder, ...more],
    ],
    games,
  );

test('a training gathers games, fits a net, writes its curve and goes on where it stopped', async () => {
  const folder = join(folderWith(), 'kemet-2');
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const { code, out } = await training(folder, 3);
  expect(code).toBe(0);
  expect(out).toMatch(/3 games, epoch 1: off by \d\.\d+, the judgement alone by \d\.\d+/);
  const net = read<NetFile>('net.json');
  expect(net).toMatchObject({ format: 1, game: 'kemet', players: [2], rules: kemet.rules, hidden: 4 });
  expect(net.made.command).toContain('npx ennead train --game kemet --players 2');
  expect(netFrom(net).out).toHaveLength(4);
  const before = readFileSync(join(folder, 'games.jsonl'), 'utf8');
  await training(folder, 4);
  const after = readFileSync(join(folder, 'games.jsonl'), 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.trim().split('\n')).toHaveLength(4);
  expect(read<CurvePoint[]>('curve.json').at(-1)?.games).toBe(4);
});

test('a folder is not used for another training', async () => {
  const folder = join(folderWith(), 'kemet-2');
  await training(folder, 1);
  const { code, err } = await training(folder, 2, '--seed', 'other');
  expect(code).toBe(2);
  expect(err).toContain('other settings');
});

test('numbers of players are checked', async () => {
  const { code, err } = await typed(['train', '--game', 'kemet', '--players', 'two'], games);
  expect(code).toBe(2);
  expect(err).toContain('--players');
});
