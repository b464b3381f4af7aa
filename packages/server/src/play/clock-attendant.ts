import type { Seat } from '@ennead/kernel';
import { nextZero, outOfTime, timeAfterTakingBack } from '@ennead/table';
import type { ServerMessage } from '@ennead/wire';
import { AT_ZERO } from '../bots/attendant.ts';
import { Refused } from '../refused.ts';
import type { StoredEvent } from '../tables/events.ts';
import { setStandIn } from '../tables/hand-over.ts';
import { attendTo } from './faults.ts';
import { type Attendant, catchUp, changed, type Hub } from './hub.ts';
import type { Play } from './play.ts';
import { inTurn, type Room, sayNow } from './room.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Watches the clocks: at zero a bot takes the seat over, or the table is told and waits. In a secret window a bot answers
 * for the seat, and others hear of it when the window closes: before, it would tell who has not answered yet.
 */
export function clockAttendant(hub: Hub): Attendant {
  /** By table and not by room: a timer that runs for days keeps no forgotten table in memory. */
  const timers = new Map<string, NodeJS.Timeout>();
  /** Seats whose end of time was told, by the moment it happened at. */
  const told = new WeakMap<Room, Set<string>>();

  function attend(room: Room): void {
    forget(room.id);
    const clock = room.play?.clock;
    if (room.play === null || clock === null || clock === undefined || room.info.status !== 'playing') return;
    sendLate(room, room.play);
    const now = hub.now();
    const out = outOfTime(clock, now).map((seat) => ({ seat, until: leftAlone(room, seat) }));
    for (const { seat, until } of out) if (until <= now) runOut(room, room.play, seat);
    const zero = nextZero(clock, now) ?? Number.POSITIVE_INFINITY;
    const next = Math.min(zero, ...out.map(({ until }) => (until > now ? until : Number.POSITIVE_INFINITY)));
    if (next === Number.POSITIVE_INFINITY) return;
    timers.set(room.id, timerFor(room.id, Math.min(next - now + 5, LONGEST_TIMER)));
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

  function runOut(room: Room, play: Play, seat: Seat): void {
    const held = room.info.seats[seat];
    if (held?.person == null || held.standIn !== null) return;
    const key = `${seat} ${play.steps.seen} ${takenBack(room, seat)?.id ?? 0}`;
    const known = told.get(room) ?? new Set();
    if (known.has(key)) return;
    told.set(room, known.add(key));
    if (answersUnseen(play, seat)) {
      room.late.set(seat, play.steps.seen);
      const text = JSON.stringify(notice(room, seat));
      for (const channel of room.streams.get(seat)?.channels ?? []) channel.send(text);
      return;
    }
    sayNow(room, notice(room, seat));
    handOver(room, seat, () => known.delete(key));
  }

  /** Whose time ran out in a secret window that is closed now. */
  function sendLate(room: Room, play: Play): void {
    for (const [seat, seen] of room.late) {
      if (seen === play.steps.seen) continue;
      room.late.delete(seat);
      // Where the table waits, others are told when they wait for this seat openly.
      if (room.info.atZero !== 'bot' || room.info.seats[seat]?.standIn !== null) continue;
      sayNow(room, notice(room, seat));
      handOver(room, seat, () => room.late.set(seat, seen));
    }
  }

  function handOver(room: Room, seat: Seat, failed: () => void): void {
    if (room.info.atZero !== 'bot') return;
    setStandIn(hub, room, seat, AT_ZERO, 'clock')
      .then(() => changed(hub, room.id))
      .catch((error) => {
        failed();
        hub.log.error({ table: room.id, error: String(error) }, 'a seat could not be handed over');
      });
  }

  return { attend, moved() {}, forget };
}

function takenBack({ events }: Room, seat: Seat): StoredEvent | undefined {
  return events.findLast((event) => event.kind === 'take-back' && event.seat === seat);
}

/**
 * Until when a seat without time is left to its person, who has taken it back from the bot of the clock. Nobody gains
 * time by taking it back before that bot has played.
 */
function leftAlone(room: Room, seat: Seat): number {
  const back = takenBack(room, seat);
  const from = room.events.findLast(
    (event) => event.kind === 'hand-over' && event.seat === seat && event.id < (back?.id ?? 0),
  );
  if (back === undefined || from?.cause !== 'clock' || from.number === back.number) return 0;
  return back.at + timeAfterTakingBack(room.info.clock);
}

function notice({ id, info }: Room, seat: Seat): ServerMessage {
  const message =
    info.atZero === 'bot' ? 'This seat ran out of time. A bot takes over.' : 'This seat ran out of time.';
  return { type: 'notice', table: id, seat, code: 'out-of-time', message };
}

/** Whether others must not know that this seat has not answered yet. */
function answersUnseen({ match, shown }: Play, seat: Seat): boolean {
  return (
    shown.waiting.length > 1 &&
    match.open.some((decision) => decision.seat === seat && decision.secret !== undefined)
  );
}
