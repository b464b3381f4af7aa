import { missing, type Seat } from '@ennead/kernel';
import { DISTRICTS } from '../board/board.ts';
import { creatureWith, hasReserveCreature } from '../creatures/lookup.ts';
import { payableBase } from '../prayer.ts';
import type { KemetState, Recruit } from '../state.ts';
import { FREE_RECRUITS } from '../tiles/moments.ts';
import { isEnemyHeld, roomIn } from '../troops.ts';

/** Districts not yet chosen where a unit or a creature can be placed, as a set (K-DEC-20). */
export function districtsToRecruit(state: KemetState, seat: Seat, recruit: Recruit): number {
  const payable = payableUnits(state, seat, recruit);
  let districts = 0;
  for (let district = seat * DISTRICTS; district < (seat + 1) * DISTRICTS; district++)
    if (
      ((recruit.chosen >> district) & 1) === 0 &&
      ((payable > 0 && roomIn(state, seat, district) > 0) || onlyCreature(state, seat, district))
    )
      districts |= 1 << district;
  return districts;
}

/** Units that can still be taken from the reserve and paid: prayer points and free ones, less those chosen (K-RECR-2). */
export function payableUnits(state: KemetState, seat: Seat, { units }: Recruit): number {
  return Math.min(state.reserve[seat] ?? missing(), payableBase(state, seat, FREE_RECRUITS) - units);
}

/** Whether a reserve creature may come to the own units of a district as it is (K-CREA-6). */
export function mayJoin(state: KemetState, seat: Seat, district: number): boolean {
  const ownUnits = isEnemyHeld(state, seat, district) ? state.attackers : state.units;
  return (
    (ownUnits[district] ?? missing()) > 0 &&
    hasReserveCreature(state, seat) &&
    creatureWith(state, seat, district) === -1
  );
}

export function onlyCreature(state: KemetState, seat: Seat, district: number): boolean {
  return state.holder[district] === seat && mayJoin(state, seat, district);
}
