import type { Fact, Seat } from '@ennead/kernel';
import type { TableEvent } from '@ennead/wire';
import { t } from '../i18n/shell.ts';

/** A line of the log that no rule of a game wrote. */
interface TableFact extends Fact {
  readonly type: `table-${TableEvent['kind']}`;
  readonly seat: Seat;
  readonly cause: TableEvent['cause'];
}

export function tableFact({ kind, seat, cause }: TableEvent): TableFact {
  return { type: `table-${kind}`, rule: '', seat, cause };
}

export function isTableFact(fact: Fact): fact is TableFact {
  return fact.type.startsWith('table-');
}

export function tableFactWords({ type, seat, cause }: TableFact, nameOf: (seat: Seat) => string): string {
  const name = nameOf(seat);
  if (type === 'table-hand-over') return t(`log.hand-over.${cause}`, { name });
  const kind = type.slice('table-'.length) as Exclude<TableEvent['kind'], 'hand-over'>;
  return t(`log.${kind}`, { name });
}
