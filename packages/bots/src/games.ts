import type { Game } from '@ennead/kernel';
import type { BotName } from './bot.ts';
import type { Judgement } from './judgement.ts';
import type { NetFile } from './net/file.ts';
import type { Inputs, Net } from './net/net.ts';
import { plainJudgement } from './plain.ts';

/** What a game is to all that plays it: its rules, and what a bot thinks of its positions. */
export interface GameEntry {
  readonly engine: Game;
  readonly judgement: Judgement;
  /** What nets see of it, loaded with the first of them, and those that are at hand. */
  readonly inputs?: () => Promise<Inputs>;
  readonly nets?: readonly ShippedNet[];
  /** Ways to play it beside the usual one, for nets to learn all of them. */
  readonly tables?: readonly object[];
}

/** A net that comes with the project, loaded when expert first plays. */
export interface ShippedNet {
  /** Those it serves, and those of them at which it is too sure of itself, having learned from other numbers. */
  readonly players: readonly number[];
  readonly doubted?: readonly number[];
  load(): Promise<NetFile>;
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
  taught.delete(id);
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

/** Judgements that nets correct, by game. */
const taught = new Map<string, Judgement>();

/** Loads what a bot needs beside its game; to be awaited before expert plays. */
export async function loadBot(name: BotName, { id }: Game): Promise<void> {
  if (name !== 'expert' || taught.has(id)) return;
  const entry = await loadGame(id);
  if (entry === null) return;
  const [{ netFrom }, { learned }] = await Promise.all([import('./net/file.ts'), import('./net/learned.ts')]);
  const nets = new Map<number, Net>();
  for (const { players, load } of entry.nets ?? []) {
    const net = netFrom(await load());
    for (const count of players) nets.set(count, net);
  }
  const doubted = (entry.nets ?? []).flatMap((net) => net.doubted ?? []);
  const { judgement } = entry;
  const inputs = nets.size === 0 ? undefined : await entry.inputs?.();
  taught.set(id, inputs === undefined ? judgement : learned(judgement, inputs, nets, doubted));
}

/** What expert thinks of a game. */
export function taughtJudgementOf(game: Game): Judgement {
  const judgement = taught.get(game.id);
  if (judgement !== undefined) return judgement;
  if (registry.has(game.id)) throw new Error(`load expert for ${game.id} with loadBot before it plays`);
  return plainJudgement;
}

/** What bots think of a game; of one that is not listed, that all positions are alike. */
export function judgementOf({ id }: Game): Judgement {
  const entry = loaded.get(id);
  if (entry !== undefined) return entry.judgement;
  if (registry.has(id)) throw new Error(`load ${id} with loadGame before a bot plays it`);
  return plainJudgement;
}
