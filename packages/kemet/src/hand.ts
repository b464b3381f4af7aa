import { add, type Chance, changed, changedBy, draw, missing, reveal, type Seat } from '@ennead/kernel';
import { INTERVENTIONS } from './data/interventions.ts';
import { INTERVENTION_KINDS } from './pieces.ts';
import type { KemetState } from './state.ts';
import { keepingTiles } from './tiles/module.ts';
import { PAYMENT_DISCOUNT, sum } from './tiles/moments.ts';

/** Interventions in hands, deck and discard pile: counts by card. */

const COST: readonly number[] = INTERVENTIONS.map(({ cost }) => cost);

/** How many of a card a player holds. */
export function held(state: KemetState, seat: Seat, card: number): number {
  return state.hands[seat * INTERVENTION_KINDS + card] ?? missing();
}

/** Which of some cards a player holds: a set of places in their list. */
export function heldAmong({ hands }: KemetState, seat: Seat, cards: readonly number[]): number {
  const first = seat * INTERVENTION_KINDS;
  let places = 0;
  for (let place = 0; place < cards.length; place++)
    if ((hands[first + (cards[place] ?? missing())] ?? missing()) > 0) places |= 1 << place;
  return places;
}

export function addToHand(state: KemetState, seat: Seat, card: number): void {
  state.hands = changedBy(state.hands, seat * INTERVENTION_KINDS + card, 1);
  state.handSize[seat] = (state.handSize[seat] ?? missing()) + 1;
}

export function takeFromHand(state: KemetState, seat: Seat, card: number): void {
  state.hands = changedBy(state.hands, seat * INTERVENTION_KINDS + card, -1);
  state.handSize[seat] = (state.handSize[seat] ?? missing()) - 1;
}

/** To the discard pile, after everybody saw it. */
export function discardOpenly(state: KemetState, card: number): void {
  state.remembered = changed(state.remembered, card, (state.remembered[card] ?? missing()) + 1);
  state.discardSize += 1;
}

/** Cost of a card; only Priest of Ra lowers it (K-RUL-27). */
export function costOf(state: KemetState, seat: Seat, card: number): number {
  const cost = COST[card] ?? missing();
  return cost > 0 ? Math.max(0, cost - sum(state, seat, PAYMENT_DISCOUNT)) : 0;
}

/** The printed cost. */
export function printedCost(card: number): number {
  return COST[card] ?? missing();
}

/** Takes one of `total` cards by chance out of counts by card, every card equally likely. */
export function drawFrom(counts: number[], total: number, chance: Chance): number {
  let left = draw(chance, total);
  let card = 0;
  while (left >= (counts[card] ?? missing())) {
    left -= counts[card] ?? missing();
    card += 1;
  }
  counts[card] = (counts[card] ?? missing()) - 1;
  return card;
}

/** Takes one card out of the deck by chance. The deck must not be empty. */
export function drawFromDeck(state: KemetState): number {
  const { deckSize, chance } = state;
  const deck = state.deck.slice();
  if (deckSize === 1) reveal(chance);
  state.deck = deck;
  state.deckSize -= 1;
  return drawFrom(deck, deckSize, chance);
}

export function returnToDeck(state: KemetState, card: number): void {
  state.deck = changedBy(state.deck, card, 1);
  state.deckSize += 1;
}

/** Shuffles the discard pile into the deck (K-NIGHT-4). */
export function reshuffle(state: KemetState): void {
  const deck = state.deck.slice();
  for (let card = 0; card < INTERVENTION_KINDS; card++) add(deck, card, state.remembered[card] ?? missing());
  for (const tile of keepingTiles(state)) {
    for (const card of tile.discarded?.(state) ?? []) add(deck, card, 1);
    tile.onReshuffle?.(state);
  }
  state.deck = deck;
  state.remembered = state.remembered.map(() => 0);
  state.deckSize += state.discardSize;
  state.discardSize = 0;
}
