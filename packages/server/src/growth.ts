import type { Curve, Growing } from './growth/curve.ts';
import { finishedGames } from './growth/finished.ts';
import { lobby } from './growth/lobby.ts';
import { longGame } from './growth/long-game.ts';

export { type Curve, isBent, times } from './growth/curve.ts';

/** What must not cost more the more there is of it. */
const GROWING: readonly Growing[] = [longGame, lobby, finishedGames];

/** Measures a server of its own at every size, in this process and a temporary folder. */
export async function growth(sizes: readonly number[], show: (what: string) => void): Promise<Curve[]> {
  const curves: Curve[] = [];
  for (const measure of GROWING) curves.push(...(await measure(sizes, show)));
  return curves;
}
