import { missing } from '@ennead/kernel';
import { afterEach, expect, test } from 'vitest';
import type { BotJob } from '../bots/job.ts';
import { type BotPool, botPool } from '../bots/pool.ts';
import { beginPlay } from '../play/play.ts';
import { bareTable } from '../testing/bare-table.ts';
import { games } from '../testing/toy-games.ts';

let pool: BotPool;
afterEach(() => pool.close());

const MODULES = {
  games: new URL('../testing/toy-games.ts', import.meta.url).href,
  bots: new URL('../testing/slow-bots.ts', import.meta.url).href,
};

function job(bot: BotJob['bot']): BotJob {
  const game = games.current[0] ?? missing();
  const { match } = beginPlay(game, bareTable(game, 2, 'T'), 'seed');
  const { state: view, open: decisions } = match;
  return { game: game.id, bot, view, seat: 0, decisions, seed: 'seed', budgetMs: 1 };
}

test("one guest's many bots keep nobody else's waiting", async () => {
  pool = botPool(MODULES, 1);
  const order: string[] = [];
  const think = (person: string, origin: string) =>
    pool.think(job('easy'), 20_000, { person, origin }).then(() => order.push(person));
  const crowd = Array.from({ length: 40 }, () => think('guest', 'somewhere'));
  for (let i = 0; i < 40; i++) void think(`another ${i}`, 'somewhere');
  await crowd[0];
  await think('anna', 'home');
  expect(order.indexOf('anna')).toBeLessThanOrEqual(3);
  await think('anna', 'home');
  expect(order.lastIndexOf('anna')).toBeLessThanOrEqual(6);
});

test('long thoughts leave a thread to short ones', async () => {
  pool = botPool(MODULES, 2);
  const order: string[] = [];
  const think = (bot: BotJob['bot'], person: string) =>
    pool.think(job(bot), 20_000, { person, origin: null }).then(() => order.push(bot));
  await Promise.all([think('hard', 'guest'), think('easy', 'anna')]);
  for (let i = 0; i < 20; i++) void think('hard', `guest ${i}`);
  await Promise.all([1, 2, 3].map(() => think('easy', 'anna')));
  expect(order.filter((bot) => bot === 'hard').length).toBeLessThan(20);
});
