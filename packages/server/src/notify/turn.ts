import { sinceFor } from '@ennead/table';
import { planAt } from '../plans/attendant.ts';
import type { Attendant, Hub } from '../play/hub.ts';
import { isPresent } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import type { Notify } from './notification.ts';
import { sinceWords } from './since-words.ts';
import type { Words } from './words/en.ts';
import { type NewsKind, newsOf } from './words.ts';

/** Tells people who are not at the table that it is their turn or that a bot plays their seat, once for each time. */
export function turnAttendant(hub: Hub, notify: Notify): Attendant {
  const told = new WeakMap<Room, readonly number[]>();
  /** The last hand-over that this process knows of. */
  const toldEvents = new WeakMap<Room, number>();

  function attend(room: Room): void {
    const { play, info } = room;
    if (play === null || info.status !== 'playing') return;
    notifyOfHandOvers(room);
    const { waiting } = play.shown;
    /** Where this process only just loaded the table, those who are waited for have been told before. */
    const before = told.get(room) ?? (play.steps.all.length === 0 ? [] : waiting);
    told.set(room, waiting);
    for (const seat of waiting) {
      if (before.includes(seat) || isPresent(hub, room, seat)) continue;
      const held = info.seats[seat];
      if (held?.person == null || held.standIn !== null || planAt(room, seat) !== null) continue;
      notifyOnce(room, held.person.id, String(play.steps.seen), 'turn', {
        missed: (words) => sinceWords(words, sinceFor(play, seat)),
        seat,
      }).catch((error) => failed(room, error));
    }
  }

  /** Who was away hears that a bot plays their seat now. */
  function notifyOfHandOvers(room: Room): void {
    const known = toldEvents.get(room);
    const last = room.events.at(-1)?.id ?? 0;
    toldEvents.set(room, last);
    if (known === undefined || known === last) return;
    for (const { id, kind, seat, cause } of room.events) {
      const person = room.info.seats[seat]?.person;
      if (id <= known || kind !== 'hand-over' || cause === 'own' || person == null) continue;
      notifyOnce(room, person.id, `event-${id}`, 'bot').catch((error) => failed(room, error));
    }
  }

  const failed = (room: Room, error: unknown) =>
    hub.log.warn({ table: room.id, error: String(error) }, 'somebody could not be told');

  function notifyOnce(
    room: Room,
    person: string,
    what: string,
    kind: NewsKind,
    turn?: { missed(words: Words): string; readonly seat: number },
  ): Promise<void> {
    return notify(person, `${room.id} ${person} ${what}`, {
      path: `/table/${room.id}`,
      ...(turn !== undefined && { asked: { table: room.id, seat: turn.seat } }),
      words: (words) => ({ ...newsOf(words, kind, room.info.game), more: turn?.missed(words) ?? '' }),
    });
  }

  return { attend, moved() {} };
}
