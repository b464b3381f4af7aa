import { ATTACKER, type Board, DEFENDER, type KemetState, sureStrength } from '@ennead/kemet/tables';
import { missing } from '@ennead/kernel';

/** By sector: how strong its troop is before cards, as attacker and as defender. */
export interface Troops {
  readonly attack: readonly number[];
  readonly defense: readonly number[];
}

export function troopsOf(state: KemetState, { size }: Board): Troops {
  const attack: number[] = [];
  const defense: number[] = [];
  for (let sector = 0; sector < size; sector++) {
    const seat = state.holder[sector] ?? missing();
    attack.push(seat < 0 ? 0 : sureStrength(state, seat, sector, ATTACKER));
    defense.push(seat < 0 ? 0 : sureStrength(state, seat, sector, DEFENDER));
  }
  return { attack, defense };
}
