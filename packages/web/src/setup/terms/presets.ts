import type { Clock } from '@ennead/wire';

/** Clocks that are offered without thinking: minutes for each player with the seconds a turn adds, and days a turn. */
export const LIVE = [
  { minutes: 5, seconds: 10 },
  { minutes: 10, seconds: 15 },
  { minutes: 20, seconds: 20 },
  { minutes: 30, seconds: 20 },
  { minutes: 60, seconds: 30 },
] as const;
export const DAYS: readonly number[] = [0.5, 1, 2, 3, 7];
export const VACATIONS = [0, 3, 7, 14] as const;

export const USUAL_LIVE: Clock = { kind: 'live', bank: 30 * 60, increment: 20 };
export const USUAL_DAYS: Clock = { kind: 'days', days: 2, vacation: 7 };

/** The bounds of the server, in the units of the form. */
export const BOUNDS = {
  minutes: { min: 1, max: 1440 },
  seconds: { min: 0, max: 3600 },
  days: { min: 0.25, max: 60 },
} as const;

/** A number from a form within its bounds; what is none is the least. */
export function within({ min, max }: { readonly min: number; readonly max: number }, given: number): number {
  return Number.isFinite(given) ? Math.min(max, Math.max(min, given)) : min;
}

/** Which preset a clock is; -1: one of its own. */
export function presetOf(clock: Clock): number {
  if (clock.kind === 'live')
    return LIVE.findIndex(
      ({ minutes, seconds }) => minutes * 60 === clock.bank && seconds === clock.increment,
    );
  return clock.kind === 'days' ? DAYS.indexOf(clock.days) : -1;
}
