import { changedBy, missing, type Seat } from '@ennead/kernel';
import { boardOf, cityOf, DISTRICTS, sectorName } from './board/board.ts';
import type { Log } from './flow.ts';
import type { KemetState } from './state.ts';
import { LARGER_TROOPS, sum } from './tiles/moments.ts';

export const TROOP_LIMIT = 5;

/** Most units a troop of this player may have (K-COMP-3). */
export function troopLimit(state: KemetState, seat: Seat): number {
  return TROOP_LIMIT + sum(state, seat, LARGER_TROOPS);
}

/** Whether a sector is a district of this player's own city. */
export function isOwnDistrict(seat: Seat, sector: number): boolean {
  return sector >= seat * DISTRICTS && sector < (seat + 1) * DISTRICTS;
}

/** Who controls a sector: whose troop is there, or the owner of an empty district (K-CTRL-1, K-CTRL-2). */
export function controller(state: KemetState, sector: number): Seat {
  const holder = state.holder[sector] ?? missing();
  if (holder >= 0) return holder;
  return sector < boardOf(state).districts ? cityOf(sector) : -1;
}

/** Own units of a player in a sector, attacking ones included. */
export function unitsOf(state: KemetState, seat: Seat, sector: number): number {
  if (state.holder[sector] === seat) return state.units[sector] ?? missing();
  return seat === state.active ? (state.attackers[sector] ?? missing()) : 0;
}

/**
 * How many units of this player may still come into a sector (K-MOVE-4). They attack where an enemy stands. `limit` is
 * the troop limit of the player: who looks at several sectors finds it once.
 */
export function roomIn(
  state: KemetState,
  seat: Seat,
  sector: number,
  limit: number = troopLimit(state, seat),
): number {
  const there = state.holder[sector] === seat ? state.units[sector] : state.attackers[sector];
  return limit - (there ?? missing());
}

/** Whether another player's troop stands in a sector. */
export function isEnemyHeld(state: KemetState, seat: Seat, sector: number): boolean {
  const holder = state.holder[sector] ?? missing();
  return holder >= 0 && holder !== seat;
}

/** Whether a sector holds no unit at all and no attack waits or is fought there. */
export function isEmpty(state: KemetState, sector: number): boolean {
  return state.holder[sector] === -1 && !isContested(state, sector);
}

/** Whether an attack waits or is fought in a sector (K-RECR-5, K-CREA-5). */
export function isContested(state: KemetState, sector: number): boolean {
  return (state.attackers[sector] ?? missing()) > 0 || state.battle?.sector === sector;
}

/** Adds units to the troop of a player, or to the attackers where an enemy stands. True if they attack. */
export function arrive(state: KemetState, seat: Seat, sector: number, units: number): boolean {
  if (isEnemyHeld(state, seat, sector)) {
    state.attackers = changedBy(state.attackers, sector, units);
    return true;
  }
  state.holder[sector] = seat;
  state.units[sector] = (state.units[sector] ?? missing()) + units;
  return false;
}

/** Takes units of a player out of a sector. */
export function depart(state: KemetState, seat: Seat, sector: number, units: number): void {
  if (state.holder[sector] !== seat) {
    state.attackers = changedBy(state.attackers, sector, -units);
    return;
  }
  const left = (state.units[sector] ?? missing()) - units;
  state.units[sector] = left;
  if (left === 0) state.holder[sector] = -1;
}

/** From the reserve to the board. True if the units attack. */
export function enlist(
  state: KemetState,
  seat: Seat,
  sector: number,
  units: number,
  source: string,
  rule: string,
  log: Log,
): boolean {
  state.reserve = changedBy(state.reserve, seat, -units);
  const attacking = arrive(state, seat, sector, units);
  log?.push({
    type: 'units-placed',
    rule,
    seat,
    sector: sectorName(state, sector),
    units,
    attacking,
    source,
  });
  return attacking;
}

/** From the board to the reserve (K-COMP-4). */
export function toReserve(state: KemetState, seat: Seat, sector: number, units: number): void {
  depart(state, seat, sector, units);
  state.reserve = changedBy(state.reserve, seat, units);
}
