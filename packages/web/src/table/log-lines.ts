import type { Act } from '../reel/acts.ts';
import type { NumberedFact } from './snapshot.ts';

/** What stands in one line of the log, and what around it. */
export interface LogLine {
  readonly act: Act;
  /** It is the first that came after this device last looked. */
  readonly isFirstNew: boolean;
  /** What happened beside the moves stands after the last line of its moment. */
  readonly events: readonly NumberedFact[];
}

const NONE: readonly NumberedFact[] = [];

/** The lines of these acts. Those that are as before are the very lines of before: nothing of them is drawn again. */
export function linesOf(
  before: readonly LogLine[],
  acts: readonly Act[],
  events: readonly NumberedFact[],
  seenUpTo: number | null,
): LogLine[] {
  const after = new Map<Act, NumberedFact[]>();
  for (const event of events) {
    const act = acts.findLast(({ number }) => number <= event.number) ?? acts[0];
    if (act !== undefined) after.set(act, [...(after.get(act) ?? []), event]);
  }
  const firstNew = seenUpTo === null ? undefined : acts.find(({ number }) => number > seenUpTo);
  let known = 0;
  return acts.map((act) => {
    const line = {
      act,
      isFirstNew: act === firstNew && act.at > 0,
      events: after.get(act) ?? NONE,
    };
    // Both are in order.
    while ((before[known]?.act.at ?? act.at) < act.at) known += 1;
    const old = before[known];
    return old !== undefined && isSame(old, line) ? old : line;
  });
}

function isSame(a: LogLine, b: LogLine): boolean {
  return (
    a.act.at === b.act.at &&
    a.isFirstNew === b.isFirstNew &&
    a.act.number === b.act.number &&
    isSameList(a.act.facts, b.act.facts) &&
    isSameList(a.events, b.events)
  );
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
}
