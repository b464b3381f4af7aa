/** How good an answer was, by the chance to win that it gave away. */
export type Grade = 'good' | 'inexact' | 'mistake' | 'blunder';

/** From so much chance lost on, the worst first. Less than the least of these is within what a quick search cannot tell apart. */
const GRADES = [
  ['blunder', 0.15],
  ['mistake', 0.08],
  ['inexact', 0.04],
] as const satisfies readonly (readonly [Grade, number])[];

export function gradeOf(loss: number): Grade {
  return GRADES.find(([, from]) => loss >= from)?.[0] ?? 'good';
}

/** So much chance lost leaves an answer 1/e of its accuracy. */
const FALL = 0.1;

/** How accurate an answer was, 0 to 1; one that gave nothing away is 1. The accuracy of a player is the mean of the answers. */
export function accuracyOf(loss: number): number {
  return Math.exp(-loss / FALL);
}
