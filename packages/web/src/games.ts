import { ankh } from './ankh/entry.ts';
import type { GameEntry, GameLesson, GamePage } from './game-entry.ts';
import { kemet } from './kemet/entry.ts';
import { toy } from './toy/entry.ts';

/** The games in the order they are offered: a folder and a line each. */
export const games: readonly GameEntry[] = [ankh, kemet];

/** What can be opened by its address but is offered nowhere. */
const unlisted: readonly GameEntry[] = [toy];

export function gameNamed(id: string): GameEntry | null {
  return [...games, ...unlisted].find((game) => game.id === id) ?? null;
}

/** The page of a game at an address that begins with this. */
export function gamePageAt(path: string): GamePage | null {
  return games.flatMap(({ pages = [] }) => pages).find((page) => page.path === path) ?? null;
}

export function lessonNamed(id: string): GameLesson | null {
  return games.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id) ?? null;
}
