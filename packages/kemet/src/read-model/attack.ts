import type { Seat } from '@ennead/kernel';
import { ATTACKER, DEFENDER } from '../battle/sides.ts';
import type { KemetState } from '../state.ts';
import { DESTROYS_BEFORE_BATTLE, PRAYER_FOR_VICTORY, sum } from '../tiles/moments.ts';
import { isEnemyHeld } from '../troops.ts';
import { type Strength, strengthOfTroop } from './strength.ts';

/** What an attack of a whole troop on a neighbour would meet, and what a victory would bring. */
export interface AttackPreview {
  readonly defender: Seat;
  readonly attack: Strength;
  /** Of what is left; nothing where nobody is: there is no battle then. */
  readonly defence: Strength;
  /** Units of the defender that fall before the battle. */
  readonly destroyed: number;
  /** Prayer points for winning, beside those for units that fall. */
  readonly prayer: number;
}

/** Null where no enemy stands. */
export function attackPreview(view: KemetState, from: number, to: number): AttackPreview | null {
  const seat = view.holder[from] ?? -1;
  if (seat === -1 || !isEnemyHeld(view, seat, to)) return null;
  const most = view.phase === 'day' ? sum(view, seat, DESTROYS_BEFORE_BATTLE) : 0;
  const destroyed = Math.min(most, view.units[to] ?? 0);
  return {
    defender: view.holder[to] ?? -1,
    attack: strengthOfTroop(view, from, to, ATTACKER),
    defence: strengthOfTroop(view, to, from, DEFENDER, destroyed),
    destroyed,
    prayer: sum(view, seat, PRAYER_FOR_VICTORY),
  };
}
