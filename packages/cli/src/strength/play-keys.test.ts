import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import type { GameRegistry } from '../games.ts';
import { folderWith } from '../testing/folder.ts';
import { toyRegistry } from '../testing/typed.ts';
import { playKeys } from './play-keys.ts';

const THOUGHTS = { senet: { 2: 'two', 4: 'four' } };
const SOURCES = {
  'search.ts': 'one',
  'thinking.ts': 'four',
  'toy/judgement.ts': 'two',
  'senet/judgement.ts': 'three',
};
const games: GameRegistry = { ...toyRegistry, senet: async () => ({ ...toyGame, id: 'senet' }) as Game };

function keysOf(files: Readonly<Record<string, string>>, thoughts: object = THOUGHTS, registry = games) {
  const folder = folderWith();
  for (const [name, text] of Object.entries({ ...files, 'thoughts.json': JSON.stringify(thoughts) })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return playKeys(registry, folder);
}

/** Where bots may play otherwise than with the sources above. */
async function changedIn(now: ReturnType<typeof keysOf>): Promise<string[]> {
  const [before, after] = [await keysOf(SOURCES), await now];
  expect(Object.keys(after)).toEqual(['toy-2', 'toy-4', 'senet-2', 'senet-4']);
  return Object.keys(after).filter((key) => after[key] !== before[key]);
}

test('with other use of their time bots may play all games otherwise', async () => {
  const all = ['toy-2', 'toy-4', 'senet-2', 'senet-4'];
  expect(await changedIn(keysOf({ ...SOURCES, 'thinking.ts': 'changed' }))).toEqual(all);
  expect(await changedIn(keysOf({ ...SOURCES, 'levels.ts': 'new' }))).toEqual(all);
  expect(await changedIn(keysOf({ ...SOURCES, 'settled.ts': 'new' }))).toEqual(all);
});

test('what other sources do that games share shows in the thoughts, if there are any', async () => {
  const toy = ['toy-2', 'toy-4'];
  expect(await changedIn(keysOf({ ...SOURCES, 'search.ts': 'changed' }))).toEqual(toy);
  expect(await changedIn(keysOf({ ...SOURCES, 'net/new.ts': 'new' }))).toEqual(toy);
});

test('with other thoughts they play otherwise at that game and number of players', async () => {
  const thoughts = { senet: { ...THOUGHTS.senet, 4: 'changed' } };
  expect(await changedIn(keysOf(SOURCES, thoughts))).toEqual(['senet-4']);
});

test('what the folder of a game does shows in the thoughts, if there are any', async () => {
  expect(await changedIn(keysOf({ ...SOURCES, 'senet/judgement.ts': 'changed' }))).toEqual([]);
  expect(await changedIn(keysOf({ ...SOURCES, 'toy/judgement.ts': 'changed' }))).toEqual(['toy-2', 'toy-4']);
});

test('by other rules a game is another one', async () => {
  const toy = async () => ({ ...toyGame, rules: toyGame.rules + 1 }) as Game;
  expect(await changedIn(keysOf(SOURCES, THOUGHTS, { ...games, toy }))).toEqual(['toy-2', 'toy-4']);
});

test.each([
  'search.test.ts',
  'testing/moments.ts',
  'training/fit.ts',
  'review/grade.ts',
  'exercises/find.ts',
])('%s has no part in play', async (name) => {
  expect(await changedIn(keysOf({ ...SOURCES, [name]: 'new' }))).toEqual([]);
});
