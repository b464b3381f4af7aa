import { Refused } from '../refused.ts';
import type { Hub } from './hub.ts';
import type { Play } from './play.ts';

/** A log that no game can fill is full: going back and forth without end, say. What was played stays. */
export function refuseFullLog({ limits }: Hub, { steps }: Play): void {
  if (steps.all.length < limits.rowsOfTable) return;
  throw new Refused('log-full', `This table has its ${limits.rowsOfTable} moves; no more can be kept.`, 429);
}

/** Whoever goes back leaves rows behind that no longer count, and the game itself needs room to end. */
export function refuseEndlessUndo({ limits }: Hub, { steps }: Play, keep: number): void {
  if (steps.all.length + 1 - keep <= limits.undoneRowsOfTable) return;
  throw new Refused(
    'too-many-undos',
    `At this table ${limits.undoneRowsOfTable} moves have been taken back; it can only go on from here.`,
    429,
  );
}
