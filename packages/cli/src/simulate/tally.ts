import type { Outcome } from '@ennead/kernel';
import { missing } from '@ennead/kernel';

/** Who has won how many games, by name of the bot. */
export interface Tally {
  readonly wins: Record<string, number>;
  /** Games without a winner. */
  nobody: number;
}

export function openTally(bots: readonly string[]): Tally {
  return { wins: Object.fromEntries(bots.map((bot) => [bot, 0])), nobody: 0 };
}

/** Counts one game; a shared win is split equally. `bots` names the bot of each seat. */
export function count(tally: Tally, outcome: Outcome | null, bots: readonly string[]): void {
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) tally.nobody += 1;
  for (const seat of winners) {
    const bot = bots[seat] ?? missing();
    tally.wins[bot] = (tally.wins[bot] ?? 0) + 1 / winners.length;
  }
}

/** The bots move on by one seat with every game, so that none of them has the better seat. */
export function seated<Bot>(bots: readonly Bot[], game: number): Bot[] {
  return bots.map((_, seat) => bots[(seat + game) % bots.length] ?? missing());
}

const Z = 1.959964;

/** The interval of a share, of 95% unless told otherwise, after Wilson: sound for few games and for shares near 0 and 1. */
export function interval(wins: number, games: number, deviations = Z): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = deviations * deviations;
  const spread = deviations * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games));
  const middle = share + square / (2 * games);
  const scale = 1 + square / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
