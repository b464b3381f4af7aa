import type { Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import type { GameRegistry } from '../games.ts';
import { run } from '../run.ts';

export const toyRegistry: GameRegistry = { toy: async () => toyGame as Game };

/** Runs a command line in this process, with the toy game in the registry; returns all it printed. */
export async function typed(line: readonly string[], games: GameRegistry = toyRegistry) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(line, { games, out: (text) => out.push(text), err: (text) => err.push(text) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
