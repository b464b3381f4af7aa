import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import type { Owner } from '../fair-queue.ts';
import type { BotJob } from './job.ts';
import { botPool } from './pool.ts';

const COUNTING = {
  games: new URL('../testing/toy-games.ts', import.meta.url).href,
  bots: new URL('../testing/counting-bots.ts', import.meta.url).href,
};
afterEach(() => vi.useRealTimers());

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

test('what cannot be handed to a thread is an error, and the next question is answered', async () => {
  const pool = botPool(COUNTING, 1);
  const view = { secret: () => {} } as unknown as BotJob['view'];
  const [wrong, right] = await Promise.all([
    pool.think({ ...job(0), view }, 20_000, OWNER),
    pool.think(job(0), 20_000, OWNER),
  ]);
  expect(wrong).toMatchObject({ failure: 'bot-error', message: expect.stringContaining('cloned') });
  expect(right).toEqual({ option: 1 });
  await pool.close();
});

test('a game that a thread does not know is an error that names it', async () => {
  const pool = botPool(COUNTING, 1);
  expect(await pool.think({ ...job(0), game: 'senet' }, 20_000, OWNER)).toEqual({
    failure: 'bot-error',
    message: 'there is no game senet',
  });
  await pool.close();
});

test('a thread that ends takes its own thought with it, and the next question gets a new one', async () => {
  const bots = new URL('../testing/bad-bots.ts', import.meta.url).href;
  const pool = botPool({ ...COUNTING, bots }, 1);
  expect(await pool.think({ ...job(0), bot: 'hard' }, 60_000, OWNER)).toEqual({
    failure: 'bot-crash',
    message: 'the thread ended',
  });
  expect(await pool.think({ ...job(0), bot: 'easy' }, 60_000, OWNER)).toEqual({
    failure: 'bot-error',
    message: 'I do not know',
  });
  await pool.close();
});

test('all threads but one are for long thoughts, and those that wait are counted', async () => {
  const pool = botPool(COUNTING, 2);
  const think = (bot: BotJob['bot']) =>
    pool.think({ ...job(0), bot }, 60_000, { person: `who likes ${bot}`, origin: null });
  const thoughts = [think('hard'), think('expert')];
  expect(pool.waiting()).toBe(1);
  thoughts.push(think('easy'));
  expect(pool.waiting()).toBe(1);
  thoughts.push(think('easy'));
  expect(pool.waiting()).toBe(2);
  await Promise.all(thoughts);
  expect(pool.waiting()).toBe(0);
  await pool.close();
});

test('a thread without work is let go after ten minutes, and the next question gets a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = botPool(COUNTING, 1);
  const think = () => pool.think(job(0), 20_000, OWNER);
  expect(await think()).toEqual({ option: 1 });
  vi.advanceTimersByTime(599_999);
  expect(await think()).toEqual({ option: 2 });
  vi.advanceTimersByTime(600_000);
  await expect.poll(think).toEqual({ option: 1 });
  await pool.close();
});

test('a thread that cannot even be started is a crash, and nobody waits for it', async () => {
  const pool = botPool({ ...COUNTING, games: (() => {}) as unknown as string }, 1);
  expect(await pool.think(job(0), 20_000, OWNER)).toMatchObject({
    failure: 'bot-crash',
    message: expect.stringContaining('cloned'),
  });
  await pool.close();
});

test('a pool that is closed begins no thought that was still waiting', async () => {
  const pool = botPool(COUNTING, 1);
  const thought = pool.think(job(0), 20_000, OWNER);
  void pool.think(job(0), 20_000, OWNER);
  expect(pool.waiting()).toBe(1);
  const closing = pool.close();
  expect(pool.waiting()).toBe(0);
  await closing;
  expect(await thought).toEqual({ failure: 'bot-crash', message: 'the thread ended' });
});

test('after a thought that nobody looks at the threads rest from others like it, three times as long, but not from the rest', async () => {
  const pool = botPool(COUNTING, 1);
  const unseen = { person: 'anna unseen', origin: 'here' };
  await pool.think(job(0), 20_000, OWNER);
  const from = performance.now();
  await pool.think(job(200), 20_000, unseen, false);
  const took = performance.now() - from;
  const ended = performance.now();
  const order: string[] = [];
  const next = pool.think(job(0), 20_000, unseen, false).then(() => order.push('unseen'));
  for (let i = 0; i < 3; i++) await pool.think(job(0), 20_000, OWNER).then(() => order.push('seen'));
  await next;
  expect(order).toEqual(['seen', 'seen', 'seen', 'unseen']);
  // A part of what it took was the way to the thread and back.
  expect(performance.now() - ended).toBeGreaterThan(2.5 * Math.min(took, 200));
  await pool.close();
});

test('the threads rest as from a thought that took all its time, not longer', async () => {
  const pool = botPool(COUNTING, 1);
  const unseen = { person: 'anna unseen', origin: 'here' };
  await pool.think(job(0), 20_000, OWNER);
  expect(await pool.think(job(1500), 50, unseen, false)).toMatchObject({ failure: 'bot-timeout' });
  // The thread is late, and answers before it is ended.
  await pool.think(job(0), 20_000, OWNER);
  const from = performance.now();
  await pool.think(job(0), 20_000, unseen, false);
  expect(performance.now() - from).toBeLessThan(3000);
  await pool.close();
});

test('a thought that somebody comes to wait for does not rest with those that nobody looks at, and is answered once', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const pool = botPool(COUNTING, 1);
  const unseen = { person: 'anna unseen', origin: 'here' };
  await pool.think(job(0), 20_000, OWNER);
  await pool.think(job(1000), 20_000, unseen, false);
  const looked = Promise.withResolvers<Owner>();
  const order: string[] = [];
  const from = performance.now();
  const first = pool.think(job(0), 20_000, unseen, false).then(() => order.push('first'));
  const second = pool.think(job(0), 20_000, unseen, false, looked.promise).then(() => order.push('second'));
  looked.resolve(OWNER);
  await second;
  expect(performance.now() - from).toBeLessThan(2500);
  await first;
  expect(order).toEqual(['second', 'first']);
  await pool.think(job(0), 20_000, unseen, false);
  expect(asked).toHaveBeenCalledTimes(5);
  expect(pool.waiting()).toBe(0);
  asked.mockRestore();
  await pool.close();
});
