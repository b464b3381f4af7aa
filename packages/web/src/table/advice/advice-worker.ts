/// <reference lib="webworker" />
import { createBot, loadBot } from '@ennead/bots';
import { serveCalls } from '../../worker/serve.ts';
import { loadEngine } from '../local/engines.ts';
import type { AdviceCalls } from './ask-advice.ts';

/** How long the strongest bot thinks for a person who waits. */
const BUDGET_MS = 1200;

/** Thinks over one decision with what its seat may know, and says why. */
serveCalls<AdviceCalls>({
  async explain(game, view, decision) {
    const engine = await loadEngine(game);
    await loadBot('expert', engine);
    const bot = createBot('expert', engine, {
      seed: 'advice',
      budgetMs: BUDGET_MS,
      now: () => performance.now(),
    });
    return bot.explain?.(view, decision.seat, [decision]) ?? [];
  },
});
