import { ATTACKER, DEFENDER, type KemetState, sureStrength } from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';

/** Strength of a troop that attacks, before cards. */
export function attackStrength(state: KemetState, seat: Seat, sector: number): number {
  return sureStrength(state, seat, sector, ATTACKER);
}

/** Strength of a troop that is attacked, before cards; it wins ties. */
export function defenseStrength(state: KemetState, seat: Seat, sector: number): number {
  return sureStrength(state, seat, sector, DEFENDER) + 0.5;
}
