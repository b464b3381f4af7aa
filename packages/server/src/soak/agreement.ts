import { isDeepStrictEqual } from 'node:util';
import type { Fresh } from '../protocol.ts';
import type { SoakSeat, SoakTable } from './table.ts';

/** Asks the server for everything anew and compares: returns how many steps are missing on either side. */
export async function agreement(tables: readonly SoakTable[]): Promise<number> {
  let lost = 0;
  for (const table of tables) {
    for (const seat of table.seats) lost += await difference(table, seat);
  }
  return lost;
}

async function difference(table: SoakTable, seat: SoakSeat): Promise<number> {
  const fresh = await freshView(table, seat);
  if (fresh === null) return Math.max(1, seat.acknowledged);
  const missing =
    Math.max(0, seat.acknowledged - fresh.number) + seat.gaps + Math.abs(fresh.number - seat.number);
  return missing === 0 && !isDeepStrictEqual(fresh.view, seat.view) ? 1 : missing;
}

function freshView(table: SoakTable, seat: SoakSeat): Promise<Fresh | null> {
  const { promise, resolve } = Promise.withResolvers<Fresh | null>();
  const timer = setTimeout(() => resolve(null), 10_000);
  seat.person.hear = (message) => {
    if (message.type !== 'fresh' || message.table !== table.id || message.seat !== seat.seat) return;
    clearTimeout(timer);
    resolve(message);
  };
  seat.person.send({ type: 'watch', table: table.id, seat: seat.seat });
  return promise;
}
