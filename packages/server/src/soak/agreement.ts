import { isDeepStrictEqual } from 'node:util';
import type { Fresh } from '@ennead/wire';
import { type SoakSeat, takeMoved, viewOf } from './seat.ts';

/** What is compared of a table. */
interface Compared {
  readonly id: string;
  readonly seats: readonly SoakSeat[];
}

/** Asks the server for everything anew and compares: returns how many steps are missing on either side. */
export async function agreement(tables: readonly Compared[]): Promise<number> {
  let lost = 0;
  for (const { id, seats } of tables) for (const seat of seats) lost += await difference(id, seat);
  return lost;
}

async function difference(table: string, seat: SoakSeat): Promise<number> {
  const fresh = await freshView(table, seat);
  if (fresh === null) return Math.max(1, seat.acknowledged);
  const missing =
    Math.max(0, seat.acknowledged - fresh.number) + seat.gaps + Math.abs(fresh.number - seat.number);
  return missing === 0 && !isDeepStrictEqual(fresh.view, viewOf(seat)) ? 1 : missing;
}

/** What the server shows now. Steps that were still on their way come before it and are taken in. */
function freshView(table: string, seat: SoakSeat): Promise<Fresh | null> {
  const { promise, resolve } = Promise.withResolvers<Fresh | null>();
  const timer = setTimeout(() => resolve(null), 10_000);
  seat.person.onMessage = (message) => {
    if ((message.type !== 'fresh' && message.type !== 'moved') || message.table !== table) return;
    if (message.seat !== seat.seat) return;
    if (message.type === 'moved') takeMoved(seat, message);
    else {
      clearTimeout(timer);
      resolve(message);
    }
  };
  seat.person.send({ type: 'watch', table, seat: seat.seat });
  return promise;
}
