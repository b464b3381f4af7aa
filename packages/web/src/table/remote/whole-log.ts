import type { LogEntry, TableEvent } from '@ennead/wire';
import type { NumberedFact } from '../snapshot.ts';
import { tableFact } from '../table-events.ts';

/** Moves and what happened beside them, in one row. */
export function wholeLog(entries: readonly LogEntry[], events: readonly TableEvent[]): NumberedFact[] {
  const log: NumberedFact[] = [];
  const coming = [...events];
  const takeBefore = (moment: number) => {
    while (coming[0] !== undefined && coming[0].moment < moment) {
      const [event] = coming.splice(0, 1) as [TableEvent];
      log.push({ number: event.moment, fact: tableFact(event) });
    }
  };
  for (const { moment, facts } of entries) {
    takeBefore(moment);
    for (const fact of facts) log.push({ number: moment, fact });
  }
  takeBefore(Number.POSITIVE_INFINITY);
  return log;
}
