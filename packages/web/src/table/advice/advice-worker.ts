/// <reference lib="webworker" />
import { createBot } from '@ennead/bots';
import { loadEngine } from '../local/engines.ts';
import type { AdviceAnswer, AdviceCall } from './ask-advice.ts';

/** How long the strong bot thinks for a person who waits. */
const BUDGET_MS = 1200;

/** Thinks over one decision with what its seat may know, and says why. */
addEventListener('message', async ({ data }: MessageEvent<AdviceCall>) => {
  const { id, game, view, decision } = data;
  const engine = await loadEngine(game);
  const bot = createBot('hard', engine, {
    seed: 'advice',
    budgetMs: BUDGET_MS,
    now: () => performance.now(),
  });
  const answer: AdviceAnswer = { id, best: bot.explain?.(view, decision.seat, [decision]) ?? [] };
  postMessage(answer);
});
