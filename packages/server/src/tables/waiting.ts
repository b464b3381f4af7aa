import { type Since, sinceCosts, sinceFor } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { playFor } from '../play/behind.ts';
import { type Hub, roomOf } from '../play/hub.ts';
import { seatsOf } from '../play/room.ts';
import { Refused } from '../refused.ts';
import type { TableSummary } from './store.ts';

interface Standing {
  /** Who is asked, as far as everybody may know; null where no game goes on or it cannot be played here. */
  readonly waiting: number[] | null;
  /** What the caller saw since their last answer, where they are asked. */
  readonly since: Since | null;
}

const NOTHING: Standing = { waiting: null, since: null };

/** Lists do not tell of rated games that go on which seats a bot has got since: that is told at the table, when it may be. */
export function withoutNews(table: TableSummary, person: string | null): TableSummary {
  const isOwn = table.seats.some((seat) => person !== null && seat.person?.id === person);
  if (isOwn || table.rated === 'no' || table.status !== 'playing') return table;
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, standIn: null })) };
}

/** How a table stands for somebody who sits at it, or who opened it for others. */
export async function standingAt(
  hub: Hub,
  { id, status }: Pick<TableInfo, 'id' | 'status'>,
  caller: Caller,
): Promise<Standing> {
  if (status !== 'playing') return NOTHING;
  const room = await roomOf(hub, id).catch(() => null);
  if (!room?.play) return NOTHING;
  const seats = seatsOf(room, caller.person);
  const waiting = [...(playFor(room, seats[0] ?? null) ?? room.play).shown.waiting];
  const seat = seats.find((own) => waiting.includes(own));
  if (seat === undefined) return { waiting, since: null };
  try {
    hub.budgets.lookBack(caller, sinceCosts(room.play, seat));
  } catch (error) {
    // The list is worth more than this line of it.
    if (error instanceof Refused) return { waiting, since: null };
    throw error;
  }
  return { waiting, since: sinceFor(room.play, seat) };
}
