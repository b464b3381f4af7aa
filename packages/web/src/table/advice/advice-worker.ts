/// <reference lib="webworker" />
import { createBot } from '@ennead/bots';
import { serveCalls } from '../../worker/serve.ts';
import { loadEngine } from '../local/engines.ts';
import type { AdviceCalls } from './ask-advice.ts';

/** How long the strong bot thinks for a person who waits. */
const BUDGET_MS = 1200;

/** Thinks over one decision with what its seat may know, and says why. */
serveCalls<AdviceCalls>({
  async explain(game, view, decision) {
    const bot = createBot('hard', await loadEngine(game), {
      seed: 'advice',
      budgetMs: BUDGET_MS,
      now: () => performance.now(),
    });
    return bot.explain?.(view, decision.seat, [decision]) ?? [];
  },
});
