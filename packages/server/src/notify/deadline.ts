import { missing } from '@ennead/kernel';
import { leftAt, numberOf } from '@ennead/table';
import { type Hub, roomOf } from '../play/hub.ts';
import { isPresent } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import type { Notify } from './notification.ts';
import { deadlineNews } from './words.ts';

/** Nobody is warned earlier than this, and than when a quarter of the time for a turn is left. */
const EARLIEST = 6 * HOUR;
/** Who is at the table now may leave it. */
const SOON = 5 * MINUTE;
const AT_ONCE = 200;

interface Due {
  readonly id: string;
  readonly due: number;
}

/**
 * Warns people who are away that their time for a turn over days runs out, where that has consequences. Once a turn. A table
 * is loaded when somebody there may have to be warned, not each time.
 */
export function deadlineWarnings(hub: Hub, notify: Notify): () => Promise<void> {
  /** When each turn is looked at again. */
  let nextLooks = new Map<string, number>();

  return async () => {
    const looks = new Map<string, number>();
    let page = await dueSoon(hub, { id: '', due: hub.now() });
    while (page.length > 0) {
      for (const { id, due } of page) {
        const turn = `${id} ${due}`;
        const next = nextLooks.get(turn) ?? 0;
        looks.set(turn, next > hub.now() ? next : await lookAt(id));
      }
      page = await dueSoon(hub, page.at(-1) ?? missing());
    }
    nextLooks = looks;
  };

  async function lookAt(id: string): Promise<number> {
    const room = await roomOf(hub, id).catch(() => null);
    return room === null ? hub.now() + SOON : warnAt(hub, room, notify);
  }
}

/** Turns that end within hours, the next first, after one of them. */
function dueSoon(hub: Hub, after: Due): Promise<Due[]> {
  return hub.db.all<Due>(
    `SELECT id, due FROM tables WHERE status = 'playing' AND (due, id) > (?, ?) AND due <= ?
     AND clock LIKE '%"kind":"days"%' ORDER BY due, id LIMIT ?`,
    [after.due, after.id, hub.now() + EARLIEST, AT_ONCE],
  );
}

/** Warns who is to be warned; returns when the table is worth another look. */
async function warnAt(hub: Hub, room: Room, notify: Notify): Promise<number> {
  const { play, info } = room;
  const now = hub.now();
  if (play?.clock == null || info.clock.kind !== 'days') return now + SOON;
  const early = Math.min(EARLIEST, (info.clock.days * DAY) / 4);
  const left = leftAt(play.clock, now);
  let next = Number.POSITIVE_INFINITY;
  for (const seat of play.clock.running) {
    const sitting = info.seats[seat];
    const rest = left[seat] ?? 0;
    if (sitting?.person == null || sitting.standIn !== null || rest <= 0) continue;
    const isHere = isPresent(hub, room, seat);
    if (rest > early || isHere) {
      next = Math.min(next, now + Math.max(rest - early, SOON));
      continue;
    }
    const person = sitting.person.id;
    await notify(person, `${room.id} ${person} deadline ${numberOf(play.steps, seat)}`, {
      path: `/table/${room.id}`,
      asked: { table: room.id, seat },
      urgent: true,
      words: (words) => deadlineNews(words, info.game, rest),
    });
  }
  return next;
}
