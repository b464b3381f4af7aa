import type { SavedTable } from '../table/local/saved-tables.ts';
import { LADDER, type Rung } from './sitters.ts';

/** So many games lost in a row against a strength, and a weaker one is suggested. */
const LOST_IN_A_ROW = 2;

/**
 * The strength to play against next: one higher after a win against the strength played last, one lower after two losses in a row,
 * otherwise the same. Null: nothing to go by.
 * @param tables those kept on this device, the latest first
 */
export function suggestedRung(game: string, tables: readonly SavedTable[]): Rung | null {
  const played = tables.flatMap((table) => (table.record.game === game ? gameAgainstBots(table) : []));
  const [last] = played;
  if (last === undefined) return null;
  const at = LADDER.indexOf(last.rung);
  if (last.won) return LADDER[at + 1] ?? last.rung;
  const row = played.slice(0, LOST_IN_A_ROW);
  const isTooStrong =
    row.length === LOST_IN_A_ROW && row.every(({ rung, won }) => rung === last.rung && !won);
  return isTooStrong ? (LADDER[at - 1] ?? last.rung) : last.rung;
}

/** A finished game of one person against bots of one strength. */
function gameAgainstBots({ seats, record }: SavedTable): { rung: Rung; won: boolean }[] {
  if (record.result === null) return [];
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  const bots = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : [])));
  const rung = LADDER.find((each) => bots.has(each));
  const [person] = people;
  if (people.length !== 1 || person === undefined || bots.size !== 1 || rung === undefined) return [];
  return [{ rung, won: record.result.winners.includes(person) }];
}
