import type { NotifyChoices } from '@ennead/wire';
import { MINUTE } from '../time.ts';

const DAY_OF_MINUTES = 1440;
/** Minutes after midnight at which a digest is due. */
const MORNING = 8 * 60;

/** Whether a name of a time zone is one that this server knows. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The minute of the day and the day of the week (0 is Monday) where somebody lives. */
function localTime(now: number, zone: string): { minute: number; weekday: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    minute: Number(of('hour')) * 60 + Number(of('minute')),
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday')),
  };
}

/** When somebody's quiet hours end; null where it is not quiet now. Over midnight they begin the evening before. */
export function quietUntil(
  { quiet, zone }: Pick<NotifyChoices, 'quiet' | 'zone'>,
  now: number,
): number | null {
  if (quiet === null || quiet.from === quiet.until) return null;
  const { minute } = localTime(now, zone);
  const since = (minute - quiet.from + DAY_OF_MINUTES) % DAY_OF_MINUTES;
  const lasts = (quiet.until - quiet.from + DAY_OF_MINUTES) % DAY_OF_MINUTES;
  return since < lasts ? startOf(now) + (lasts - since) * MINUTE : null;
}

/** The next morning at which a digest is due: any, or that of a Monday. */
export function nextDigest(
  { letters, zone }: Pick<NotifyChoices, 'letters' | 'zone'>,
  now: number,
): number | null {
  if (letters === 'each') return null;
  const { minute } = localTime(now, zone);
  const wait = (MORNING - minute + DAY_OF_MINUTES) % DAY_OF_MINUTES || DAY_OF_MINUTES;
  const morning = startOf(now) + wait * MINUTE;
  if (letters === 'daily') return morning;
  const { weekday } = localTime(morning, zone);
  return morning + ((7 - weekday) % 7) * DAY_OF_MINUTES * MINUTE;
}

/** The minute that has begun. */
function startOf(now: number): number {
  return now - (now % MINUTE);
}
