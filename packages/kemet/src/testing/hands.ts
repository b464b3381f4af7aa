import { missing, type Seat } from '@ennead/kernel';
import { battleHand } from '../battle/cards.ts';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { INTERVENTION_KINDS } from '../pieces.ts';
import type { KemetState } from '../state.ts';

/** Battle cards in hand. */
export function cardsInHand(state: KemetState, seat: Seat): BattleCardId[] {
  const hand = battleHand(state, seat);
  return BATTLE_CARDS.filter((_, card) => ((hand >> card) & 1) === 1).map(({ id }) => id);
}

/** Interventions in a hand. */
export function handOf(state: KemetState, seat: Seat): InterventionId[] {
  return INTERVENTIONS.flatMap(({ id }, card) =>
    new Array<InterventionId>(state.hands[seat * INTERVENTION_KINDS + card] ?? missing()).fill(id),
  );
}
