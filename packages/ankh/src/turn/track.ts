import type { AnkhSetup } from '../setup/setup.ts';
import type { AnkhState } from '../state.ts';

/** Most players the box is for; the leftmost space of every track is labelled with it. */
const MOST_PLAYERS = 5;

/** The space every action marker starts on and returns to (A-SETUP-6, A-TURN-8). */
export function startSpace(setup: AnkhSetup): number {
  return MOST_PLAYERS - setup.players;
}

/** The space of an action track that fires an event. */
export function lastSpace(setup: AnkhSetup, action: number): number {
  return (setup.houseRules.trackLengths[action] as number) - 1;
}

export function hasFired(state: AnkhState, action: number): boolean {
  return (state.markers[action] as number) >= lastSpace(state.setup, action);
}
