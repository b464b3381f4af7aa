import type { Clock, UndoAsk } from '@ennead/wire';
import type { StoredAsk } from '../tables/store.ts';
import { MINUTE } from '../time.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';

/** How long a request to go back stands: where turns take days, and elsewhere. */
const LASTS = { days: 24 * 60 * MINUTE, else: 2 * MINUTE };
/** How long bots wait for what people settle, at one point of the game, however often somebody asks there. */
const BOTS_WAIT = 2 * MINUTE;

export function askLasts(clock: Clock): number {
  return clock.kind === 'days' ? LASTS.days : LASTS.else;
}

/** What is asked, unless it was settled, its time is over or the game has moved on since. */
export function standingAsk({ steps }: Play, ask: StoredAsk | null, now: number): UndoAsk | null {
  if (ask === null || ask.number !== steps.seen || ask.over !== null || now >= ask.until) return null;
  const { seat, moment, needed, accepted, until } = ask;
  return { seat, moment, needed: [...needed], accepted: [...accepted], until };
}

/** Whether bots wait because somebody asks to go back, which a move of theirs would end. */
export function holdsBots({ play, ask }: Room, now: number): boolean {
  return play !== null && ask !== null && now < ask.since + BOTS_WAIT && standingAsk(play, ask, now) !== null;
}

/** When bots go on, or the request is over; undefined where nothing is asked. */
export function nextEnd({ play, ask }: Room, now: number): number | undefined {
  if (play === null || ask === null || standingAsk(play, ask, now) === null) return undefined;
  // Bots never wait longer than a request stands.
  return [ask.since + BOTS_WAIT, ask.until].find((end) => end > now);
}

/** Whether its time is over and nobody has taken note of that. */
export function hasExpired({ play, ask }: Room, now: number): boolean {
  return ask !== null && ask.over === null && ask.number === play?.steps.seen && now >= ask.until;
}
