import { type Since, sinceCosts, sinceFor } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { type Hub, roomOf } from '../play/hub.ts';
import { seatsOf } from '../play/room.ts';
import { Refused } from '../refused.ts';

interface Standing {
  /** Who is asked, as far as everybody may know; null where no game goes on or it cannot be played here. */
  readonly waiting: number[] | null;
  /** What the caller saw since their last answer, where they are asked. */
  readonly since: Since | null;
}

const NOTHING: Standing = { waiting: null, since: null };

/** How a table stands for somebody who sits at it. */
export async function standingAt(
  hub: Hub,
  { id, status }: Pick<TableInfo, 'id' | 'status'>,
  caller: Caller,
): Promise<Standing> {
  if (status !== 'playing') return NOTHING;
  const room = await roomOf(hub, id).catch(() => null);
  if (!room?.play) return NOTHING;
  const waiting = [...room.play.shown.waiting];
  const seat = seatsOf(room, caller.person).find((own) => waiting.includes(own));
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
