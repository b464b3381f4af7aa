import { leftAt, numberOf } from '@ennead/table';
import { type Hub, roomOf } from '../play/hub.ts';
import { presence } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import type { Notify } from './notification.ts';
import { deadlineNews } from './words.ts';

const HOUR = 3_600_000;
/** Nobody is warned earlier than this, and than when a quarter of the time for a turn is left. */
const EARLIEST = 6 * HOUR;
const AT_ONCE = 200;

/** Warns people who are away that their time for a turn over days runs out, where that has consequences. Once a turn. */
export async function warnOfDeadlines(hub: Hub, notify: Notify): Promise<void> {
  const now = hub.now();
  const rows = await hub.db.all<{ id: string }>(
    `SELECT id FROM tables WHERE status = 'playing' AND due > ? AND due <= ? AND clock LIKE '%"kind":"days"%'
     ORDER BY due, id LIMIT ?`,
    [now, now + EARLIEST, AT_ONCE],
  );
  for (const { id } of rows) {
    const room = await roomOf(hub, id).catch(() => null);
    if (room !== null) await warnAt(hub, room, notify);
  }
}

async function warnAt(hub: Hub, room: Room, notify: Notify): Promise<void> {
  const { play, info } = room;
  if (play?.clock == null || info.clock.kind !== 'days') return;
  const early = Math.min(EARLIEST, (info.clock.days * 24 * HOUR) / 4);
  const left = leftAt(play.clock, hub.now());
  for (const seat of play.clock.running) {
    const sitting = info.seats[seat];
    const rest = left[seat] ?? 0;
    if (sitting?.person == null || sitting.standIn !== null || rest <= 0 || rest > early) continue;
    if (presence(hub, room).seats.includes(seat)) continue;
    const person = sitting.person.id;
    await notify(person, `${room.id} ${person} deadline ${numberOf(play.steps, seat)}`, {
      path: `/table/${room.id}`,
      asked: { table: room.id, seat },
      urgent: true,
      words: (words) => deadlineNews(words, info.game, rest),
    });
  }
}
