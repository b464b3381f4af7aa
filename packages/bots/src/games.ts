import type { Game } from '@ennead/kernel';
import type { Judgement } from './judgement.ts';
import { plainJudgement } from './plain.ts';

/** What a game is to all that plays it: its rules, and what a bot thinks of its positions. */
export interface GameEntry {
  readonly engine: Game;
  readonly judgement: Judgement;
}

/** Every game, in the order they are offered. The one list: server, page, command line and bots read it. */
const registry = new Map<string, () => Promise<GameEntry>>([
  ['ankh', async () => (await import('./ankh/entry.ts')).ankhEntry],
  ['kemet', async () => (await import('./kemet/entry.ts')).kemetEntry],
]);
const loaded = new Map<string, GameEntry>();

/** Adds a game that is not of this project. */
export function registerGame(id: string, load: () => Promise<GameEntry>): void {
  registry.set(id, load);
  loaded.delete(id);
}

export function gameIds(): readonly string[] {
  return [...registry.keys()];
}

/** A game by its id, loaded when first wanted; null: there is none. */
export async function loadGame(id: string): Promise<GameEntry | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const entry = (await registry.get(id)?.()) ?? null;
  if (entry !== null) loaded.set(id, entry);
  return entry;
}

export async function loadGames(): Promise<readonly GameEntry[]> {
  const entries = await Promise.all(gameIds().map(loadGame));
  return entries.filter((entry) => entry !== null);
}

/** What bots think of a game; of one that is not listed, that all positions are alike. */
export function judgementOf({ id }: Game): Judgement {
  const entry = loaded.get(id);
  if (entry !== undefined) return entry.judgement;
  if (registry.has(id)) throw new Error(`load ${id} with loadGame before a bot plays it`);
  return plainJudgement;
}
