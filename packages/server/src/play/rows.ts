import type { Option } from '@ennead/kernel';
import type { Clocks, Written } from '@ennead/table';
import type { MoveRow } from '../storage/sql.ts';
import type { Play } from './play.ts';

/** A row of the log as it is stored; `call` is what a repetition is known by. */
export function rowOf({ table, steps }: Play, row: Written, call: string | null): MoveRow {
  const { kind, seat, option, secret, revealed, hidden, at, clock } = row;
  return {
    table_id: table,
    number: steps.all.length + 1,
    kind,
    seat,
    option: JSON.stringify(option),
    secret,
    revealed: revealed ? 1 : 0,
    hidden: hidden ? 1 : 0,
    call,
    at,
    clock: clock === null ? null : JSON.stringify(clock),
  };
}

/** A stored row as it was written. */
export function written(row: MoveRow): Written {
  return {
    kind: row.kind,
    seat: row.seat,
    option: JSON.parse(row.option) as Option,
    secret: row.secret,
    hidden: row.hidden === 1,
    revealed: row.revealed === 1,
    at: row.at,
    clock: clocksFrom(row.clock),
  };
}

/** Rows of earlier times hold what was left, which everybody was shown. */
function clocksFrom(text: string | null): Clocks | null {
  if (text === null) return null;
  const kept: Clocks | readonly number[] = JSON.parse(text);
  return 'left' in kept ? kept : { left: kept, shown: kept };
}
