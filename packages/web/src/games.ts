import type { GameEntry, GameLesson, GamePage } from './game-entry.ts';

/** Every folder with an entry is a game, in the order of their names. */
const all = Object.values(import.meta.glob<GameEntry>('./*/entry.ts', { eager: true, import: 'entry' }));

/** Those that are offered. */
export const games: readonly GameEntry[] = all.filter(({ isUnlisted }) => isUnlisted !== true);

export function gameNamed(id: string): GameEntry | null {
  return all.find((game) => game.id === id) ?? null;
}

/** The page of a game at an address that begins with this. */
export function gamePageAt(path: string): GamePage | null {
  return games.flatMap(({ pages = [] }) => pages).find((page) => page.path === path) ?? null;
}

export function lessonNamed(id: string): GameLesson | null {
  return games.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id) ?? null;
}
