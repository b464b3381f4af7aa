import { Refused } from '../refused.ts';
import { askFrom, type StoredAsk } from '../tables/store.ts';
import { hasExpired, nextEnd } from './ask.ts';
import { attendTo } from './faults.ts';
import { type Attendant, type Hub, noteInLog } from './hub.ts';
import { askedText } from './messages.ts';
import { inTurn, type Room, sendNow } from './room.ts';

const LONGEST_TIMER = 2 ** 31 - 1;
const LONG_AGO = 0;

/** Ends requests whose time is over and lets bots go on that have waited long enough. */
export function askAttendant(hub: Hub): Attendant {
  /** By table, so that no timer holds a table that was forgotten. */
  const timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();

  function attend(room: Room): void {
    const at = hasExpired(room, hub.now()) ? LONG_AGO : nextEnd(room, hub.now());
    const known = timers.get(room.id);
    if (known?.at === at) return;
    clearTimeout(known?.timer);
    timers.delete(room.id);
    if (at === undefined) return;
    const { id } = room;
    const wait = Math.max(0, Math.min(at - hub.now() + 1, LONGEST_TIMER));
    timers.set(id, { at, timer: setTimeout(() => ring(id).catch(failed), wait).unref() });
  }

  async function ring(id: string): Promise<void> {
    timers.delete(id);
    const room = await hub.rooms.get(id)?.catch(() => undefined);
    if (room === undefined) return;
    await inTurn(room, async () => {
      const { play, ask } = room;
      if (play !== null && ask !== null && hasExpired(room, hub.now())) {
        sendNow(room, askedText(room, play, hub.now()));
        if (await isFirstToNotice(room, ask)) await noteInLog(hub, room, 'undo-expired', ask.seat);
      }
      attendTo(hub, room);
    });
  }

  /** Several processes may see it end; one of them writes it down. */
  async function isFirstToNotice(room: Room, ask: StoredAsk): Promise<boolean> {
    const [row] = await hub.db.all<{ ask: string | null }>('SELECT ask FROM tables WHERE id = ?', [room.id]);
    const kept = askFrom(row?.ask ?? null);
    if (row === undefined || kept === null || kept.over !== null || kept.until !== ask.until) {
      room.ask = kept;
      return false;
    }
    const over: StoredAsk = { ...kept, over: 'expired' };
    const noted = await hub.db.run('UPDATE tables SET ask = ? WHERE id = ? AND ask = ?', [
      JSON.stringify(over),
      room.id,
      row.ask,
    ]);
    if (noted !== 1) return false;
    room.ask = over;
    return true;
  }

  const failed = (error: unknown) => {
    // That a table was set aside has been written down.
    if (!(error instanceof Refused)) hub.log.warn({ error: String(error) }, 'could not end a request');
  };

  return { attend, moved() {} };
}
