import { expect, test } from 'vitest';
import { BROKEN_GAMES } from './broken-games.ts';
import type { Toy } from './broken-toy.ts';
import { contractTests, LAWS, toyGame, violationsOf } from './index.ts';

const SEEDS = ['one', 'two', 'three'];

test.for(Object.entries(BROKEN_GAMES))('a game that %s is caught', ([, { law, says, wrong }]) => {
  const broken: Toy = { ...toyGame, ...wrong };
  const limits = { stride: 1, limit: 300 };
  const found = SEEDS.flatMap((seed) => violationsOf(LAWS[law], broken, { players: 3 }, seed, limits));
  expect(found.join('\n')).toMatch(says);
  const sound = SEEDS.flatMap((seed) => violationsOf(LAWS[law], toyGame, { players: 3 }, seed, limits));
  expect(sound).toEqual([]);
});

test('every law catches some broken game', () => {
  const caught = new Set(Object.values(BROKEN_GAMES).map(({ law }) => law));
  expect([...caught].sort()).toEqual(Object.keys(LAWS).sort());
});

test('a game that differs in another process is caught', () => {
  const bodies = new Map<string, () => void>();
  contractTests((title, body) => bodies.set(title, body), toyGame, {
    setups: { 'two players': { players: 2 } },
    seeds: ['one'],
    elsewhere: { module: 'elsewhere', name: 'toyGame', run: () => 'ffffffffffffffff' },
  });
  const body = bodies.get('contract: toy, two players: another process plays the same game');
  expect(body).toThrow(/in another process/);
});

test('a law writes its sentences into the failing test', () => {
  const bodies = new Map<string, () => void>();
  const broken: Toy = { ...toyGame, check: () => ['The sun is missing.'] };
  contractTests((title, body) => bodies.set(title, body), broken, {
    setups: { 'two players': { players: 2 } },
    seeds: ['one'],
  });
  expect(bodies.size).toBe(Object.keys(LAWS).length);
  expect(bodies.get(`contract: toy, two players: ${LAWS.randomPlay.name}`)).toThrow(
    /seed one: step 0: The sun is missing\./,
  );
});
