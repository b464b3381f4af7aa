import { momentOf, type Steps } from '@ennead/table';
import type { TableEvent } from '@ennead/wire';
import type { Database, Statement } from '../storage/sql.ts';

/** What is no move as it is kept: `number` is how many rows the log of moves had then. */
export interface StoredEvent {
  readonly id: number;
  readonly number: number;
  readonly kind: TableEvent['kind'];
  readonly seat: number;
  readonly cause: TableEvent['cause'];
  readonly at: number;
}

/** So often one seat may go away, and so often ask and answer, before that is refused or not written down any more. */
const MOST_OF_SEAT = 40;
const GOING_AWAY: readonly TableEvent['kind'][] = ['vacation', 'pause', 'hand-over'];
const ANSWERING: readonly TableEvent['kind'][] = [
  'undo-asked',
  'undo-refused',
  'undo-expired',
  'pause-refused',
];

/** Whether a seat has done such things too often. Each has lines of its own: nobody uses up those of others. */
export function isTooOften(
  events: readonly StoredEvent[],
  seat: number,
  what: 'going-away' | 'answering',
): boolean {
  const kinds = what === 'going-away' ? GOING_AWAY : ANSWERING;
  const own = events.filter(
    (event) => event.seat === seat && event.cause === 'own' && kinds.includes(event.kind),
  );
  return own.length >= MOST_OF_SEAT;
}

export function insertEvent(
  table: string,
  number: number,
  { kind, seat, cause }: Pick<StoredEvent, 'kind' | 'seat' | 'cause'>,
  at: number,
): Statement {
  return [
    'INSERT INTO events (table_id, number, kind, seat, cause, at) VALUES (?, ?, ?, ?, ?, ?)',
    [table, number, kind, seat, cause, at],
  ];
}

export function readEvents(db: Database, table: string, after: number): Promise<StoredEvent[]> {
  return db.all<StoredEvent>(
    'SELECT id, number, kind, seat, cause, at FROM events WHERE table_id = ? AND id > ? ORDER BY id',
    [table, after],
  );
}

/** What happened at a table beside its moves, in order, each with the moment that its line stands after. */
export function eventsOf(steps: Steps, stored: readonly StoredEvent[]): TableEvent[] {
  const events: { event: TableEvent; moment: number }[] = [];
  const coming = [...stored];
  const takeUpTo = (number: number, moment: number) => {
    for (;;) {
      const [next] = coming;
      if (next === undefined || next.number > number) return;
      coming.shift();
      events.push({ event: plain(next, moment), moment });
    }
  };
  const moments = [0];
  const last = () => moments.length - 1;
  for (const [index, { kind, seat, keep, hidden, at }] of steps.all.entries()) {
    takeUpTo(index, last());
    if (hidden) continue;
    while ((moments.at(-1) as number) > keep) moments.pop();
    if (kind === 'move') moments.push(keep);
    else {
      // What stood after a moment that is gone stands after the one that is left.
      for (const each of events) each.moment = Math.min(each.moment, last());
      events.push({ event: { kind: 'undo', seat, cause: 'own', moment: last(), at }, moment: last() });
    }
  }
  takeUpTo(Number.POSITIVE_INFINITY, last());
  return events.map(({ event, moment }) => ({ ...event, moment }));
}

/** The line of an event that has just happened. */
export function eventNow(steps: Steps, stored: StoredEvent): TableEvent {
  return plain(stored, momentOf(steps));
}

function plain({ kind, seat, cause, at }: StoredEvent, moment: number): TableEvent {
  return { kind, seat, cause, moment, at };
}
