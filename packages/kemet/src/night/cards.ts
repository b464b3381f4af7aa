import { missing, type Seat } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import type { Log } from '../flow.ts';
import { addToHand, drawFromDeck, reshuffle } from '../hand.ts';
import type { KemetState } from '../state.ts';

export function idOf(card: number): InterventionId {
  return (INTERVENTIONS[card] ?? missing()).id;
}

/** Draws cards; an empty deck is renewed from the discard pile, and with both empty there are none (K-NIGHT-4). */
export function drawCards(state: KemetState, seat: Seat, cards: number, log: Log): void {
  const drawn: InterventionId[] = [];
  for (let i = 0; i < cards; i++) {
    if (state.deckSize === 0) shuffleDiscards(state, log);
    if (state.deckSize === 0) break;
    const card = drawFromDeck(state);
    addToHand(state, seat, card);
    if (log !== null) drawn.push(idOf(card));
  }
  if (drawn.length === 0) return;
  log?.push({ type: 'cards-drawn', rule: 'K-NIGHT-2', seat, cards: drawn.length });
  log?.push({ type: 'cards-received', rule: 'K-NIGHT-2', to: [seat], seat, cards: drawn });
}

export function shuffleDiscards(state: KemetState, log: Log): void {
  if (state.discardSize === 0) return;
  log?.push({ type: 'deck-shuffled', rule: 'K-NIGHT-4', cards: state.discardSize });
  reshuffle(state);
}
