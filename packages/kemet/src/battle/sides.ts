import { missing, type Seat } from '@ennead/kernel';
import { sectorName } from '../board/board.ts';
import { creatureWith } from '../creatures/lookup.ts';
import type { SectorId } from '../data/board-data.ts';
import type { Log } from '../flow.ts';
import type { Battle, KemetState } from '../state.ts';

/** The two sides of a battle. */
export const ATTACKER = 0;
export const DEFENDER = 1;
export type Side = typeof ATTACKER | typeof DEFENDER;
export const SIDES: readonly Side[] = [ATTACKER, DEFENDER];

export function battleOf(state: KemetState): Battle {
  if (state.battle === null) throw new Error('no battle is fought');
  return state.battle;
}

export function seatOf(battle: Battle, side: Side): Seat {
  return side === ATTACKER ? battle.attacker : battle.defender;
}

export function sideOf(battle: Battle, seat: Seat): Side {
  return seat === battle.attacker ? ATTACKER : DEFENDER;
}

export function other(side: Side): Side {
  return side === ATTACKER ? DEFENDER : ATTACKER;
}

export function unitsOn(state: KemetState, battle: Battle, side: Side): number {
  return (side === ATTACKER ? state.attackers : state.units)[battle.sector] ?? missing();
}

/** The creature of a side in the battle, -1 for none. */
export function creatureOn(state: KemetState, battle: Battle, side: Side): number {
  return creatureWith(state, seatOf(battle, side), battle.sector);
}

export function aboutBattle(state: KemetState): { sector: SectorId } {
  return { sector: sectorName(state, battleOf(state).sector) };
}

/** Nothing more comes of this attack (K-BATTLE-24). */
export function logEnd(state: KemetState, { attacker, defender, sector }: Battle, log: Log): void {
  log?.push({
    type: 'battle-ended',
    rule: 'K-BATTLE-24',
    attacker,
    defender,
    sector: sectorName(state, sector),
  });
}
