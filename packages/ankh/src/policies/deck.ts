import { draw, missing, ruled } from '@ennead/kernel';
import { DISPLAY } from '../pharaohs/names.ts';
import { type PharaohState, pharaohOf } from '../pharaohs/state.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import { policyName, policyNames } from './names.ts';

function count(cards: readonly number[]): number {
  let sum = 0;
  for (const copies of cards) sum += copies;
  return sum;
}

/** With an empty deck the discards are shuffled into a new one (P-AMEN-4). */
function shuffleIfEmpty(own: PharaohState, log: Log): void {
  if (count(own.deck) > 0 || count(own.discards) === 0) return;
  own.deck = own.discards;
  own.discards = own.deck.map(() => 0);
  log?.push({ type: 'policies-shuffled', rule: 'P-AMEN-4', count: count(own.deck) });
}

/** Draws a card of the deck, -1 if there is none anywhere. */
export function drawPolicy(own: PharaohState, state: AnkhState, log: Log): number {
  shuffleIfEmpty(own, log);
  const left = count(own.deck);
  if (left === 0) return -1;
  let place = draw(state.chance, left);
  let card = 0;
  while (place >= (own.deck[card] ?? missing())) place -= own.deck[card++] ?? missing();
  own.deck[card] = (own.deck[card] ?? missing()) - 1;
  return card;
}

/** Reveals so many cards, or all that are left in the deck; under rules 1 the discards made up for the rest (P-AMEN-4). */
export function revealPolicies(state: AnkhState, most: number, log: Log): void {
  const own = pharaohOf(state);
  shuffleIfEmpty(own, log);
  const left = ruled(state, 'short-deck') === 'left' ? Math.min(most, count(own.deck)) : most;
  for (let i = 0; i < left; i++) {
    const card = drawPolicy(own, state, log);
    if (card >= 0) addCard(own.revealed, card);
  }
}

/** Fills the display to three cards; those drawn (P-SETUP-2, P-EVENT-5). */
export function fillDisplay(own: PharaohState, state: AnkhState, log: Log): number[] {
  const drawn: number[] = [];
  while (own.display.length < DISPLAY) {
    const card = drawPolicy(own, state, log);
    if (card < 0) break;
    own.display.push(card);
    drawn.push(card);
  }
  return drawn;
}

/** Hands and played cards are kept in the order of their numbers. */
export function addCard(cards: number[], card: number): void {
  let at = cards.length;
  while (at > 0 && (cards[at - 1] ?? missing()) > card) at -= 1;
  cards.splice(at, 0, card);
}

export function dropCard(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${policyName(card)} is not there`);
  cards.splice(at, 1);
}

/** Each design once. */
export function designs(cards: readonly number[]): number[] {
  return [...new Set(cards)];
}

/** A card of the display goes to hand. */
export function takeFromDisplay(state: AnkhState, team: number, card: number, rule: string, log: Log): void {
  const own = pharaohOf(state);
  dropCard(own.display, card);
  addCard(own.hands[team] ?? missing(), card);
  log?.push({ type: 'policy-taken', rule, team, policy: policyName(card), from: 'display' });
}

/** All played cards come back with the battle cards (P-POLICY-4). */
export function takePoliciesBack(state: AnkhState, team: number, log: Log): void {
  const own = pharaohOf(state);
  const played = own.played[team] ?? missing();
  if (played.length === 0) return;
  for (const card of played) addCard(own.hands[team] ?? missing(), card);
  own.played[team] = [];
  log?.push({ type: 'policies-taken-back', rule: 'P-POLICY-4', team, policies: policyNames(played) });
}

/** All cards of a team leave the game (P-MERGE-3, P-MERGE-4). */
export function dismissPolicies(state: AnkhState, team: number, rule: string, log: Log): void {
  const own = pharaohOf(state);
  const cards = [...(own.hands[team] ?? missing()), ...(own.played[team] ?? missing())];
  for (const card of cards) own.gone[card] = (own.gone[card] ?? missing()) + 1;
  own.hands[team] = [];
  own.played[team] = [];
  if (cards.length > 0) log?.push({ type: 'policies-left', rule, team, policies: policyNames(cards) });
}
