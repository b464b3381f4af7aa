/// <reference lib="webworker" />
import { chancesSeen, judgementOf } from '@ennead/bots';
import { serveCalls } from '../../worker/serve.ts';
import { loadEngine } from '../local/engines.ts';
import type { ChancesCalls } from './chances.svelte.ts';

/** Thinks over positions with what everybody may see of them. */
serveCalls<ChancesCalls>({
  async turn(game, view) {
    return judgementOf(await loadEngine(game)).turn(view);
  },
  async chances(game, view, moment) {
    const engine = await loadEngine(game);
    return chancesSeen(engine, judgementOf(engine), view, `moment ${moment}`);
  },
});
