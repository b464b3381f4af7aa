import { Refused } from '../refused.ts';
import { nextEnd } from './ask.ts';
import { attendTo } from './faults.ts';
import type { Attendant, Hub } from './hub.ts';
import { askedText } from './messages.ts';
import { channelsOf, inTurn, type Room } from './room.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** Ends requests whose time is over and lets bots go on that have waited long enough. */
export function askAttendant(hub: Hub): Attendant {
  /** By table, so that no timer holds a table that was forgotten. */
  const timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();

  function attend(room: Room): void {
    const at = nextEnd(room, hub.now());
    const known = timers.get(room.id);
    if (known?.at === at) return;
    clearTimeout(known?.timer);
    timers.delete(room.id);
    if (at === undefined) return;
    const { id } = room;
    const wait = Math.min(at - hub.now() + 1, LONGEST_TIMER);
    timers.set(id, { at, timer: setTimeout(() => ring(id).catch(failed), wait).unref() });
  }

  async function ring(id: string): Promise<void> {
    timers.delete(id);
    const room = await hub.rooms.get(id)?.catch(() => undefined);
    if (room === undefined) return;
    await inTurn(room, () => {
      const { play, ask } = room;
      if (play !== null && ask !== null && ask.over === null && hub.now() >= ask.until)
        for (const channel of channelsOf(room)) channel.send(askedText(room, play, hub.now()));
      attendTo(hub, room);
    });
  }

  const failed = (error: unknown) => {
    // That a table was set aside has been written down.
    if (!(error instanceof Refused)) hub.log.warn({ error: String(error) }, 'could not end a request');
  };

  return { attend, moved() {} };
}
