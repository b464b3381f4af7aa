import type { MatchRecord, Option, Seat } from '@ennead/kernel';

/** Other answers of one seat, from a move on. */
export interface OtherLine {
  readonly move: number;
  readonly seat: Seat;
  readonly options: readonly Option[];
}

/** Longer lines are none of ours. */
const LONGEST = 100;

/** The line that an address names; null: none that can be read. */
export function readLine(query: URLSearchParams): OtherLine | null {
  const [line, move, seat] = [query.get('line'), Number(query.get('move')), Number(query.get('seat'))];
  if (line === null || !Number.isSafeInteger(move) || !Number.isSafeInteger(seat)) return null;
  try {
    const options = JSON.parse(line) as unknown;
    if (!Array.isArray(options) || options.length > LONGEST) return null;
    const isOption = (option: unknown) => typeof option === 'string' || typeof option === 'number';
    return options.every(isOption) ? { move, seat, options: options as Option[] } : null;
  } catch {
    return null;
  }
}

/** The match up to a move, and other answers of one seat from there on. */
export function otherwise(
  record: MatchRecord,
  move: number,
  seat: Seat,
  options: readonly Option[],
): MatchRecord {
  const moves = [...record.moves.slice(0, move), ...options.map((option) => [seat, option] as const)];
  return { ...record, moves, result: null, hash: '' };
}
