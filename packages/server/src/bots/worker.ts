import { parentPort, workerData } from 'node:worker_threads';
import type { createBot, loadBot } from '@ennead/bots';
import type { Games } from '../registry.ts';
import type { BotJob, FromWorker, WorkerModules } from './job.ts';
import { stepBack } from './step-back.ts';

stepBack();

/** A thread in which bots think, one question at a time. It knows only what it is sent. */
const modules = workerData as WorkerModules;
const { games } = (await import(modules.games)) as { games: Games };
const bots = (await import(modules.bots)) as {
  createBot: typeof createBot;
  loadBot?: typeof loadBot;
};

async function choose({ game: id, bot, view, seat, decisions, seed, budgetMs }: BotJob): Promise<FromWorker> {
  const game = games.find(id);
  if (game === undefined) return { type: 'failed', message: `there is no game ${id}` };
  await bots.loadBot?.(bot, game);
  const now = () => performance.now();
  const option = bots.createBot(bot, game, { seed, budgetMs, now }).choose(view, seat, decisions);
  return { type: 'chosen', option };
}

parentPort?.on('message', async (job: BotJob) => {
  let answer: FromWorker;
  try {
    answer = await choose(job);
  } catch (error) {
    answer = { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage({ type: 'ready' } satisfies FromWorker);
