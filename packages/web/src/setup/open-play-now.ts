import type { GameEntry } from '../game-entry.ts';

/** All that the step before a quick game needs, loaded when it is wanted. */
export async function openPlayNow(game: GameEntry) {
  const [{ default: PlayNow }, words, choice] = await Promise.all([
    import('./PlayNow.svelte'),
    import('./play-words.ts'),
    game.quick?.(),
  ]);
  await words.load();
  return { PlayNow, choice };
}
