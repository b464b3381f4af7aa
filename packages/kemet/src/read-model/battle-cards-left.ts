import { missing, type Seat } from '@ennead/kernel';
import type { KemetState } from '../state.ts';

/** One is played and one discarded (K-BATTLE-6). */
const USED_IN_A_BATTLE = 2;

/** How many battle cards somebody has in hand, whoever looks: everybody can count battles. */
export function battleCardsLeft({ cards, discards }: KemetState, seat: Seat): number {
  let left = -USED_IN_A_BATTLE * (discards[seat] ?? missing());
  for (let owned = cards[seat] ?? missing(); owned !== 0; owned &= owned - 1) left += 1;
  return left;
}
