import {
  ACTION_NAMES,
  type ActionName,
  type AnkhState,
  EVENT_TRACK,
  lastSpace,
  startSpace,
} from '@ennead/ankh/tables';

type EventSpace = (typeof EVENT_TRACK)[number];

/** The space of an action's marker and the last of its track. */
export function trackOf(view: AnkhState, action: ActionName): { start: number; at: number; last: number } {
  const index = ACTION_NAMES.indexOf(action);
  return {
    start: startSpace(view.setup),
    at: view.markers[index] ?? 0,
    last: lastSpace(view.setup, index),
  };
}

/** Uses of an action until it fires an event. */
export function stepsLeft(view: AnkhState, action: ActionName): number {
  const { at, last } = trackOf(view, action);
  return last - at;
}

/** The event that comes next; null after the last. */
export function nextEvent(view: AnkhState): EventSpace | null {
  return EVENT_TRACK[view.event] ?? null;
}

/** Which Conflict the event space is, counted from 1; 0 if it is none. */
export function conflictNumber(number: number): number {
  if (EVENT_TRACK[number - 1]?.event !== 'conflict') return 0;
  return EVENT_TRACK.slice(0, number).filter(({ event }) => event === 'conflict').length;
}
