import type { Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { AnkhState, Team } from './state.ts';
import { GODS } from './table/things.ts';

export function teamOfSeat(state: AnkhState, seat: Seat): number {
  return state.teamOf[seat] ?? missing();
}

export function teamAt(state: AnkhState, team: number): Team {
  return state.teams[team] ?? missing();
}

/** `power` is its bit (see powers/names.ts). */
export function hasPower(state: AnkhState, team: number, power: number): boolean {
  return (teamAt(state, team).powers & power) !== 0;
}

/** The team has this god's power, by its own god or by one merged into it (A-MRG-9). */
export function hasGod(state: AnkhState, team: number, god: string): boolean {
  const { god: upper, lower } = teamAt(state, team);
  return GODS[upper]?.name === god || GODS[lower]?.name === god;
}

/** The team that has this god's power, or -1. */
export function teamWithGod(state: AnkhState, god: string): number {
  const { ladder } = state;
  for (let i = 0; i < ladder.length; i++) {
    const team = ladder[i] ?? missing();
    if (hasGod(state, team, god)) return team;
  }
  return -1;
}

/** Two seats play for it (A-MRG-13). */
export function isMerged(state: AnkhState, team: number): boolean {
  return teamAt(state, team).lower >= 0;
}
