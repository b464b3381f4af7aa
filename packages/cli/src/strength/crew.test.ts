import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { inOrder, openCrew } from './crew.ts';
import { pairingsOf } from './pairings.ts';

test('results come in order, whoever is done first, and no more are under way than asked for', async () => {
  let underWay = 0;
  let most = 0;
  const play = async (number: number) => {
    most = Math.max(most, ++underWay);
    await later(number % 2 === 0 ? 8 : 1);
    underWay -= 1;
    return number;
  };
  const results: number[] = [];
  for await (const number of inOrder(play, 3, 10, 3)) results.push(number);
  expect(results).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(3);
});

test('threads play the games that one alone would play', async () => {
  const pairing = { name: 'kemet-2-random-random', game: 'kemet', players: 2, bots: ['random', 'random'] };
  const task = (number: number) => ({
    pairing,
    effort: { milliseconds: undefined, nodes: 4 },
    seed: 'crew',
    number,
  });
  const [alone, threads] = [openCrew(1, games), openCrew(2, games)];
  const hashes = async ({ play }: typeof alone) => {
    const played = await Promise.all([0, 1, 2, 3, 4].map((number) => play(task(number))));
    return played.map(({ result }) => result.hash);
  };
  expect(await hashes(threads)).toEqual(await hashes(alone));
  await threads.close();
});

test('a thread that fails says so to whoever asked', async () => {
  const crew = openCrew(2, games);
  const [pairing] = pairingsOf(['senet']);
  if (pairing === undefined) throw new Error('no such pairing');
  const task = { pairing, effort: { milliseconds: undefined, nodes: 4 }, seed: 'crew', number: 0 };
  await expect(crew.play(task)).rejects.toThrow('Unknown game "senet"');
  await crew.close();
});
