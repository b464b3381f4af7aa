import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseState, Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { folderWith } from '../testing/folder.ts';
import { typed } from '../testing/typed.ts';

const toy = (...more: string[]) => ['simulate', '--game', 'toy', '--players', '3', ...more];

test('--json prints one object on one line with what scripts rely on', async () => {
  const { code, out, err } = await typed(toy('--games', '10', '--check', '--json'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toContain('\n');
  const result = JSON.parse(out);
  expect(result).toMatchObject({ game: 'toy', players: 3, games: 10, violations: 0 });
  expect(result.decisions).toBeGreaterThan(100);
  expect(result.gamesPerSecond).toBeCloseTo(10 / result.seconds);
  expect(result.decisionsPerSecond).toBeCloseTo(result.decisions / result.seconds);
  expect(result.wins.random + result.nobody).toBeCloseTo(10);
  expect(result.hash).toMatch(/^[0-9a-f]+$/);
});

test('the seed decides the games', async () => {
  const hashOf = async (...more: string[]) =>
    JSON.parse((await typed(toy('--games', '3', '--json', ...more))).out).hash;
  expect(await hashOf('--seed', 'a')).toBe(await hashOf('--seed', 'a'));
  expect(await hashOf('--seed', 'a')).not.toBe(await hashOf('--seed', 'b'));
});

test('people are told who won how often, with the interval', async () => {
  const { out } = await typed(toy('--games', '4'));
  expect(out).toContain('toy, 3 players: 4 games');
  expect(out).toMatch(/random +4\.0 +100\.0% +95% interval 51\.0% to 100\.0%/);
});

test('--out writes records that verify', async () => {
  const folder = folderWith();
  const records = join(folder, 'new', 'records');
  expect(await typed(toy('--games', '3', '--seed', 'a/b', '--out', records))).toMatchObject({ code: 0 });
  expect(readdirSync(records).sort()).toEqual([
    'toy-3p-a_b-0.json',
    'toy-3p-a_b-1.json',
    'toy-3p-a_b-2.json',
  ]);
  expect(await typed(['verify', records])).toMatchObject({ code: 0 });
});

test('--setup reaches the game, a refused setup is a usage error', async () => {
  const { out } = await typed(toy('--games', '1', '--setup', '{"rounds":1}', '--json'));
  expect(JSON.parse(out).setup).toMatchObject({ players: 3, rounds: 1 });
  expect(await typed(['simulate', '--game', 'toy', '--players', '9'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Two, three or four can play.'),
  });
  expect(await typed(toy('--setup', '[1]'))).toMatchObject({ code: 2 });
});

test('games and bots must exist, and bots must fit the seats', async () => {
  expect(await typed(['simulate', '--game', 'chess', '--players', '2'])).toMatchObject({ code: 2 });
  expect(await typed(toy('--bots', 'genius'))).toMatchObject({ code: 2 });
  expect((await typed(toy('--bots', 'random,random'))).err).toContain('lists 2 bots for 3 seats');
});

test('bots that think are counted by name and play alike with the same number of nodes', async () => {
  const line = toy('--games', '3', '--bots', 'hard,easy,random', '--nodes', '20', '--check', '--json');
  const [once, again] = [JSON.parse((await typed(line)).out), JSON.parse((await typed(line)).out)];
  expect(Object.keys(once.wins)).toEqual(['hard', 'easy', 'random']);
  expect(once.wins.hard + once.wins.easy + once.wins.random + once.nobody).toBeCloseTo(3);
  expect(again.hash).toBe(once.hash);
});

test('--explain tells what bots think of their best options', async () => {
  const { out, err } = await typed(
    toy('--games', '1', '--bots', 'hard', '--nodes', '20', '--explain', '--json'),
  );
  expect(out).not.toContain('\n');
  expect(err).toMatch(/^seat \d must decide: bid\n +\d+\.\d% {2}\d+/);
});

/** The toy game with one thing changed. */
const broken = (change: Partial<Game>) => ({ toy: async () => ({ ...(toyGame as Game), ...change }) });

test('--check finds a broken invariant and names seed and move', async () => {
  const check = ({ frames }: BaseState) => (frames.length > 1 ? [] : ['a pharaoh is missing']);
  const games = broken({ check });
  expect(await typed(toy('--games', '1'), games)).toMatchObject({ code: 0 });
  const { code, out, err } = await typed(toy('--games', '1', '--check', '--json'), games);
  expect(code).toBe(1);
  expect(JSON.parse(out).violations).toBe(1);
  expect(err).toMatch(/^seed 1-0, after move \d+: a pharaoh is missing$/);
});

test('a fault in the rules is a violation, with or without --check', async () => {
  const games = broken({
    apply() {
      throw new Error('no such space');
    },
  });
  expect(await typed(toy('--games', '1'), games)).toMatchObject({
    code: 1,
    err: 'seed 1-0, after move 1: no such space',
  });
});

test('an empty list of options is a violation', async () => {
  const games = broken({ decisions: () => [{ seat: 0, kind: 'bid', options: [] }] });
  expect((await typed(toy('--games', '1', '--check'), games)).err).toContain('seat 0 has no option for bid');
});
