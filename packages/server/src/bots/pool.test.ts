import { expect, test } from 'vitest';
import type { BotJob } from './job.ts';
import { botPool } from './pool.ts';

const COUNTING = {
  games: new URL('../testing/toy-games.ts', import.meta.url).href,
  bots: new URL('../testing/counting-bots.ts', import.meta.url).href,
};
const OWNER = { person: 'anna', origin: 'here' };

/** A thought that takes so long. */
const job = (budgetMs: number): BotJob => ({
  game: 'toy',
  bot: 'random',
  view: {} as BotJob['view'],
  seat: 0,
  decisions: [],
  seed: 'seed',
  budgetMs,
});

test('who asked does not wait for a bot that is late; its thread is not given up for that', async () => {
  const pool = botPool(COUNTING, 1);
  expect(await pool.think(job(400), 20, OWNER)).toMatchObject({ failure: 'bot-timeout' });
  expect(await pool.think(job(0), 20_000, OWNER)).toEqual({ option: 2 });
  await pool.close();
});

test('a process that stood still takes no time from its bots', async () => {
  const pool = botPool(COUNTING, 1);
  expect(await pool.think(job(0), 20_000, OWNER)).toEqual({ option: 1 });
  const thought = pool.think(job(4500), 3000, OWNER);
  // Nothing happens in this thread until the time is long over: it cannot know what the bot could do meanwhile.
  setTimeout(() => {
    const until = performance.now() + 4000;
    while (performance.now() < until);
  }, 20);
  expect(await thought).toEqual({ option: 2 });
  await pool.close();
});
