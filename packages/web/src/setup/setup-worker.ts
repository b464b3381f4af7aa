/// <reference lib="webworker" />
import { loadEngine } from '../table/local/engines.ts';

/** Asks the engine of a game which of several setups it would take. */
export interface SetupQuestion {
  readonly game: string;
  readonly setups: readonly unknown[];
}

addEventListener('message', async ({ data }: MessageEvent<SetupQuestion>) => {
  const engine = await loadEngine(data.game);
  postMessage(data.setups.map((setup) => engine.setup(setup).ok));
});
