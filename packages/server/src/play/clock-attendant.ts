import { Refused } from '../refused.ts';
import { setStandIn } from '../tables/hand-over.ts';
import { nextZero, outOfTime } from './clock.ts';
import { attendTo } from './faults.ts';
import { type Attendant, catchUp, changed, type Hub } from './hub.ts';
import { inTurn, type Room, sayToAll } from './room.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** Watches the clocks: at zero a bot takes the seat over, or the table is told and waits. */
export function clockAttendant(hub: Hub): Attendant {
  /** By table and not by room: a timer that runs for days keeps no forgotten table in memory. */
  const timers = new Map<string, NodeJS.Timeout>();
  /** Seats whose end of time was told, by the moment it happened at. */
  const told = new WeakMap<Room, Set<string>>();

  function attend(room: Room): void {
    forget(room.id);
    const clock = room.play?.clock;
    if (room.play === null || clock === null || clock === undefined || room.info.status !== 'playing') return;
    for (const seat of outOfTime(clock, hub.now())) runOut(room, seat);
    const zero = nextZero(clock, hub.now());
    if (zero === null) return;
    timers.set(room.id, timerFor(room.id, Math.min(zero - hub.now() + 5, LONGEST_TIMER)));
  }

  function timerFor(id: string, ms: number): NodeJS.Timeout {
    return setTimeout(() => ring(id).catch(failed), ms).unref();
  }

  function forget(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  /** The table as it stands now counts. One that was forgotten meanwhile is loaded again when something is due there. */
  async function ring(id: string): Promise<void> {
    timers.delete(id);
    const room = await hub.rooms.get(id);
    if (room === undefined) return;
    await inTurn(room, () => catchUp(hub, room));
    attendTo(hub, room);
  }

  const failed = (error: unknown) => {
    // That a table was set aside has been written down.
    if (!(error instanceof Refused)) hub.log.warn({ error: String(error) }, 'could not look at a clock');
  };

  function runOut(room: Room, seat: number): void {
    const held = room.info.seats[seat];
    if (held?.person == null || held.standIn !== null) return;
    const key = `${seat} ${room.play?.steps.all.length}`;
    const known = told.get(room) ?? new Set();
    if (known.has(key)) return;
    told.set(room, known.add(key));
    const takesOver = room.info.atZero === 'bot';
    sayToAll(room, {
      type: 'notice',
      table: room.id,
      seat,
      code: 'out-of-time',
      message: takesOver
        ? 'The time of this seat has run out; a bot takes over.'
        : 'The time of this seat has run out.',
    });
    if (!takesOver) return;
    setStandIn(hub, room, seat, 'easy', 'clock')
      .then(() => changed(hub, room.id))
      .catch((error) => {
        known.delete(key);
        hub.log.error({ table: room.id, error: String(error) }, 'a seat could not be handed over');
      });
  }

  return { attend, moved() {}, forget };
}
