import type { StubbornPlayer } from '../plug/player.ts';
import type { KeptMove } from './world.ts';

/** What was acknowledged against what is there. Everything but the first three should be 0. */
export interface Comparison {
  readonly tables: number;
  readonly acknowledged: number;
  readonly kept: number;
  /** Acknowledged and not there, or there otherwise. */
  readonly lost: number;
  /** One call carried out twice. */
  readonly twice: number;
  /** Tables whose numbers do not run from 1 without a gap. */
  readonly gaps: number;
  /** The furthest that the time of a move lies before that of the one before it, in milliseconds. */
  readonly backInTimeMs: number;
}

type Answers = Pick<StubbornPlayer, 'table' | 'person' | 'acknowledged'>;

export function compare(players: readonly Answers[], moves: readonly KeptMove[]): Comparison {
  const byTable = Map.groupBy(moves, ({ table_id }) => table_id);
  const calls = new Map<string, string[]>();
  for (const { table_id, call, option } of moves) {
    if (call === null) continue;
    const key = `${table_id} ${call}`;
    calls.set(key, [...(calls.get(key) ?? []), option]);
  }
  let acknowledged = 0;
  let lost = 0;
  for (const player of players)
    for (const [id, option] of player.acknowledged) {
      acknowledged += 1;
      const kept = calls.get(`${player.table} ${player.person}:${id}`) ?? [];
      if (!kept.includes(JSON.stringify(option))) lost += 1;
    }
  const tables = [...byTable.values()];
  const steps = tables.flatMap((rows) =>
    rows.slice(1).map((row, index) => (rows[index]?.at ?? row.at) - row.at),
  );
  return {
    tables: byTable.size,
    acknowledged,
    kept: moves.length,
    lost,
    twice: [...calls.values()].filter((options) => options.length > 1).length,
    gaps: tables.filter((rows) => rows.some(({ number }, index) => number !== index + 1)).length,
    backInTimeMs: steps.reduce((most, step) => Math.max(most, step), 0),
  };
}
