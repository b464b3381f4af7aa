import type { Grade } from '@ennead/bots';
import type { Seat } from '@ennead/kernel';
import type { ToldMove } from './calls.ts';

/** How a player did over a game. */
export interface Standing {
  /** The mean of the answers, 0 to 1, by how open the game was; null: nothing was asked of them. */
  readonly accuracy: number | null;
  readonly counts: Readonly<Record<Grade, number>>;
}

export function standingOf(moves: readonly ToldMove[], seat: Seat): Standing {
  const own = moves.filter((move) => move.seat === seat);
  const counts = { good: 0, inexact: 0, mistake: 0, blunder: 0 };
  let sum = 0;
  let weight = 0;
  for (const { grade, accuracy, chance } of own) {
    counts[grade] += 1;
    sum += openness(chance) * accuracy;
    weight += openness(chance);
  }
  return { accuracy: own.length === 0 ? null : sum / weight, counts };
}

/** An answer in a game that is decided still counts a little. */
const LEAST = 0.02;

/** Who cannot win any more, or cannot lose, gives nothing away whatever they do: that is not good play. */
function openness(chance: number): number {
  return Math.max(LEAST, 4 * chance * (1 - chance));
}
