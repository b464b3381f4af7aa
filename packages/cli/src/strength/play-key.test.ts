import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { toyRegistry } from '../testing/typed.ts';
import { playKey } from './play-key.ts';

const SOURCES = { 'search.ts': 'one', 'toy/judgement.ts': 'two', 'thoughts.test.ts': 'three' };

function keyOf(files: Readonly<Record<string, string>>, games = toyRegistry): Promise<string> {
  const folder = folderWith();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return playKey(games, folder);
}

test.each(Object.keys(SOURCES))('bots with another %s may play otherwise', async (name) => {
  expect(await keyOf({ ...SOURCES, [name]: 'changed' })).not.toBe(await keyOf(SOURCES));
});

test('so may bots of other rules', async () => {
  const games = { toy: async () => ({ ...toyGame, rules: toyGame.rules + 1 }) as Game };
  expect(await keyOf(SOURCES, games)).not.toBe(await keyOf(SOURCES));
});

test.each([
  'search.test.ts',
  'testing/moments.ts',
  'training/fit.ts',
  'review/grade.ts',
  'exercises/find.ts',
])('%s has no part in play', async (name) => {
  expect(await keyOf({ ...SOURCES, [name]: 'new' })).toBe(await keyOf(SOURCES));
});
