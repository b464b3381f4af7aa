import type { Seat } from '@ennead/kernel';
import type { Clock } from '../protocol.ts';

/** Milliseconds left per seat at a time, and whose clock runs from there on. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function full(clock: Clock): number {
  if (clock.kind === 'live') return clock.bank * SECOND;
  return clock.kind === 'days' ? Math.round(clock.days * DAY) : 0;
}

export function startClock(
  clock: Clock,
  players: number,
  running: readonly Seat[],
  at: number,
): ClockState | null {
  if (clock.kind === 'none') return null;
  return { left: new Array<number>(players).fill(full(clock)), running, at };
}

/** The clocks as they stand at a time, nothing else having changed. */
export function leftAt({ left, running, at }: ClockState, now: number): number[] {
  return left.map((each, seat) => (running.includes(seat) ? each - Math.max(0, now - at) : each));
}

/** After a step: running clocks are charged, and a seat whose turn ends gets its increment or its days for the next. */
export function afterStep(
  clock: Clock,
  state: ClockState,
  { at, running }: { at: number; running: readonly Seat[] },
): ClockState {
  const left = leftAt(state, at);
  for (const seat of state.running) {
    if (running.includes(seat)) continue;
    if (clock.kind === 'live') left[seat] = (left[seat] ?? 0) + clock.increment * SECOND;
    if (clock.kind === 'days') left[seat] = full(clock);
  }
  return { left, running, at };
}

/** A turn that ended: what its seat had left, and what it was given then. */
export interface TurnEnd {
  readonly seat: Seat;
  readonly left: number;
  readonly given: number;
}

/** Going back takes away what the turns that it undoes were given. The time they used stays used. */
export function afterUndo(
  clock: Clock,
  state: ClockState,
  undone: readonly TurnEnd[],
  { at, running }: { at: number; running: readonly Seat[] },
): ClockState {
  const left = leftAt(state, at);
  for (const { seat, ...end } of undone) {
    const now = left[seat] ?? 0;
    left[seat] = clock.kind === 'days' ? Math.min(now, end.left) : now - end.given;
  }
  return { left, running, at };
}

/** When the first running clock reaches zero (after that time); null when none runs or all have run out. */
export function nextZero({ left, running, at }: ClockState, after = at): number | null {
  const ends = running.map((seat) => at + (left[seat] ?? 0)).filter((end) => end > after);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The seats whose clock has run out while it was theirs to decide. */
export function outOfTime(state: ClockState, now: number): Seat[] {
  const left = leftAt(state, now);
  return state.running.filter((seat) => (left[seat] ?? 0) <= 0);
}
