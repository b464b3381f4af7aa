import type { Frame } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { MOST_PLAYERS } from '../box.ts';
import type { Agreement } from '../setup/setup.ts';
import type { AnkhState } from '../state.ts';
import type { TurnFrame } from './turn.ts';

/** The space every action marker starts on and returns to: the leftmost is labelled 5 (A-SETUP-6, A-TURN-8). */
export function startSpace(setup: Agreement): number {
  return MOST_PLAYERS - setup.players;
}

/** The space of an action track that fires an event. */
export function lastSpace(setup: Agreement, action: number): number {
  return (setup.houseRules.trackLengths[action] ?? missing()) - 1;
}

/** A turn in its first action. */
export function isFirstAction(frame: Frame): boolean {
  return frame.procedure === 'turn' && (frame as TurnFrame).first < 0;
}

export function hasFired(state: AnkhState, action: number): boolean {
  return (state.markers[action] ?? missing()) >= lastSpace(state.setup, action);
}
