import { missing, type Seat } from '@ennead/kernel';
import { type Pause, reachedAfter, timeRun } from './pauses.ts';

/** `live`: a bank of seconds and an increment for every turn ended. `days`: so many days for each turn. */
export type ClockRules =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number; readonly vacation?: number };

/** Milliseconds left per seat at a time, and whose clock runs from there on, but for pauses. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
  readonly pauses?: readonly Pause[];
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function full(clock: Exclude<ClockRules, { kind: 'none' }>): number {
  return clock.kind === 'live' ? clock.bank * SECOND : Math.round(clock.days * DAY);
}

export function startClock(
  clock: ClockRules,
  players: number,
  running: readonly Seat[],
  at: number,
): ClockState | null {
  if (clock.kind === 'none') return null;
  return { left: new Array<number>(players).fill(full(clock)), running, at, pauses: [] };
}

/** The clocks as they stand at a time, nothing else having changed. */
export function leftAt({ left, running, at, pauses = [] }: ClockState, now: number): number[] {
  return left.map((each, seat) => (running.includes(seat) ? each - timeRun(pauses, seat, at, now) : each));
}

/** What is left after a step: running clocks are charged, and turns that end get their increment or their days for the next. */
export function afterStep(
  clock: ClockRules,
  state: ClockState,
  at: number,
  ended: readonly Seat[],
): number[] {
  const left = leftAt(state, at);
  for (const seat of ended) {
    if (clock.kind === 'live') left[seat] = (left[seat] ?? missing()) + clock.increment * SECOND;
    if (clock.kind === 'days') left[seat] = full(clock);
  }
  return left;
}

/** A turn that ended, and what its seat had left before it was given anything. */
export interface TurnEnd {
  readonly seat: Seat;
  readonly left: number;
}

/** Going back takes away what the turns that it undoes were given. The time they used stays used. */
export function afterUndo(
  clock: ClockRules,
  state: ClockState,
  undone: readonly TurnEnd[],
  at: number,
): number[] {
  const left = leftAt(state, at);
  for (const { seat, left: had } of undone) {
    const now = left[seat] ?? missing();
    if (clock.kind === 'live') left[seat] = now - clock.increment * SECOND;
    if (clock.kind === 'days') left[seat] = Math.min(now, had);
  }
  return left;
}

/** When the first running clock reaches zero (after that time); null when none runs or all have run out. */
export function nextZero({ left, running, at, pauses = [] }: ClockState, after = at): number | null {
  const ends = running
    .map((seat) => reachedAfter(pauses, seat, at, left[seat] ?? missing()))
    .filter((end) => end > after);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** How long whoever takes a seat back from the bot of a clock at zero may answer before it comes again, in milliseconds. */
export function timeAfterTakingBack({ kind }: ClockRules): number {
  return kind === 'days' ? 3600 * SECOND : 60 * SECOND;
}

/** The seats whose clock has run out while it was theirs to decide. */
export function outOfTime(state: ClockState, now: number): Seat[] {
  const left = leftAt(state, now);
  return state.running.filter((seat) => (left[seat] ?? missing()) <= 0);
}
