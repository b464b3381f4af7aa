import { missing, type Seat } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { type Log, push } from '../flow.ts';
import { addToHand, drawFromDeck, reshuffle } from '../hand.ts';
import type { KemetState } from '../state.ts';
import { CARDS_AT_NIGHT, LOOKS_AT_CARDS, sum } from '../tiles/moments.ts';

/** Night step 2 of one player: the basic card, or Vision, then the extra cards (K-NIGHT-2, K-NIGHT-3). */
export function drawAtNight(state: KemetState, seat: Seat, log: Log): void {
  const look = sum(state, seat, LOOKS_AT_CARDS);
  if (look === 0) {
    drawCards(state, seat, 1 + sum(state, seat, CARDS_AT_NIGHT), log);
    return;
  }
  if (state.deckSize < look) shuffleDiscards(state, log);
  const cards = Math.min(look, state.deckSize);
  if (cards === 0) return;
  state.vision = [];
  for (let i = 0; i < cards; i++) state.vision.push(drawFromDeck(state));
  // The frame says who may see the cards: it is there before anything is told.
  push(state, 'vision', seat);
  log?.push({ type: 'vision-used', rule: 'K-NIGHT-3', seat, cards });
  log?.push({ type: 'vision-seen', rule: 'K-NIGHT-3', to: [seat], seat, cards: state.vision.map(idOf) });
}

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

function shuffleDiscards(state: KemetState, log: Log): void {
  if (state.discardSize === 0) return;
  log?.push({ type: 'deck-shuffled', rule: 'K-NIGHT-4', cards: state.discardSize });
  reshuffle(state);
}
