import type { Grade } from '@ennead/bots';
import type { Seat } from '@ennead/kernel';
import type { ToldMove } from './calls.ts';

/** How a player did over a game. */
export interface Standing {
  /** The mean of the answers, 0 to 1; null: nothing was asked of them. */
  readonly accuracy: number | null;
  readonly counts: Readonly<Record<Grade, number>>;
}

export function standingOf(moves: readonly ToldMove[], seat: Seat): Standing {
  const own = moves.filter((move) => move.seat === seat);
  const counts = { good: 0, inexact: 0, mistake: 0, blunder: 0 };
  let sum = 0;
  for (const { grade, accuracy } of own) {
    counts[grade] += 1;
    sum += accuracy;
  }
  return { accuracy: own.length === 0 ? null : sum / own.length, counts };
}
