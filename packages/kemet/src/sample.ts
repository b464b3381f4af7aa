import { add, type Chance, changed, draw, missing, type Seat, type Viewer } from '@ennead/kernel';
import { isKnownToHaveChosen } from './battle/cards.ts';
import { SIDES, type Side, seatOf } from './battle/sides.ts';
import { cloneState } from './clone.ts';
import { BATTLE_CARDS } from './data/battle-cards.ts';
import { INTERVENTIONS } from './data/interventions.ts';
import { drawFrom } from './hand.ts';
import { BATTLE_KINDS, INTERVENTION_KINDS } from './pieces.ts';
import type { Battle, KemetState } from './state.ts';
import { keepingTiles } from './tiles/module.ts';

/**
 * A full state that gives the viewer this very view. Cards nobody told the viewer about are dealt at random;
 * choices under way that the viewer cannot see count as not yet made.
 */
export function sampleState(view: KemetState, viewer: Viewer, chance: Chance): KemetState {
  const state = cloneState(view);
  state.chance = [
    draw(chance, 0x100000000) | 0,
    draw(chance, 0x100000000) | 0,
    draw(chance, 0x100000000) | 0,
    0,
  ];
  dealInterventions(state, viewer, chance);
  dealBattleCards(state, viewer, chance);
  return state;
}

/** Interventions whose place the viewer does not know: counts by card. */
function unknownCards(state: KemetState): number[] {
  const { battle, play } = state;
  const unknown: number[] = INTERVENTIONS.map(({ copies }) => copies);
  const known = (card: number, copies: number) => {
    unknown[card] = (unknown[card] ?? missing()) - copies;
  };
  for (let at = 0; at < state.hands.length; at++)
    known(at % INTERVENTION_KINDS, state.hands[at] ?? missing());
  for (let card = 0; card < INTERVENTION_KINDS; card++) known(card, state.remembered[card] ?? missing());
  if (battle?.revealed)
    for (let at = 0; at < battle.added.length; at++) known(at % BATTLE_KINDS, battle.added[at] ?? missing());
  for (const card of play?.cards ?? []) known(card, 1);
  for (const tile of keepingTiles(state)) {
    const cards = [...(tile.aside?.(state) ?? []), ...(tile.discarded?.(state) ?? [])];
    for (const card of cards) if (card >= 0) known(card, 1);
  }
  return unknown;
}

/** Fills other hands, then what tiles keep; what is left is the deck. */
function dealInterventions(state: KemetState, viewer: Viewer, chance: Chance): void {
  const unknown = unknownCards(state);
  let left = unknown.reduce((sum, copies) => sum + copies, 0);
  const take = () => drawFrom(unknown, left--, chance);
  const hands = state.hands.slice();
  for (let seat = 0; seat < state.setup.players; seat++) {
    if (seat === viewer) continue;
    for (let i = 0; i < (state.handSize[seat] ?? missing()); i++)
      add(hands, seat * INTERVENTION_KINDS + take(), 1);
  }
  state.hands = hands;
  for (const tile of keepingTiles(state)) tile.fill?.(state, take);
  state.deck = unknown;
}

/** Fills discards of earlier battles and what others have put down in this one. */
function dealBattleCards(state: KemetState, viewer: Viewer, chance: Chance): void {
  const { battle } = state;
  for (let seat = 0; seat < state.setup.players; seat++) {
    if (seat === viewer) continue;
    const open = openCards(battle, seat);
    let hidden = (state.cards[seat] ?? missing()) & ~(state.played[seat] ?? missing()) & ~open;
    if (state.setup.discards === 'open') hidden &= ~(state.discarded[seat] ?? missing());
    else
      for (let i = 0; i < (state.discards[seat] ?? missing()); i++) {
        const card = anyCard(hidden, chance);
        hidden &= ~(1 << card);
        state.discarded = changed(state.discarded, seat, (state.discarded[seat] ?? missing()) | (1 << card));
      }
    if (battle !== null) putDown(state, battle, seat, hidden, chance);
  }
}

/** The cards of a seat that lie open in the battle, as bits. */
function openCards(battle: Battle | null, seat: Seat): number {
  const side = SIDES.find((each) => battle !== null && seatOf(battle, each) === seat);
  if (battle === null || side === undefined) return 0;
  return bitOf(battle.card[side] ?? missing()) | bitOf(battle.discard[side] ?? missing());
}

function bitOf(card: number): number {
  return card >= 0 ? 1 << card : 0;
}

function putDown(state: KemetState, battle: Battle, seat: Seat, inHand: number, chance: Chance): void {
  let hand = inHand;
  for (const side of SIDES) {
    if (seatOf(battle, side) !== seat || !hasChosen(state, battle, side)) continue;
    if (battle.card[side] === -1) {
      battle.card[side] = anyCard(hand, chance);
      hand &= ~(1 << (battle.card[side] ?? missing()));
    }
    if (battle.discard[side] === -1) battle.discard[side] = anyCard(hand, chance);
  }
}

/** Whether it is known of a side that its cards lie on the table. */
function hasChosen(state: KemetState, battle: Battle, side: Side): boolean {
  return battle.revealed || isKnownToHaveChosen(state, battle, side);
}

/** One card of a set, by chance. */
function anyCard(set: number, chance: Chance): number {
  const cards: number[] = [];
  for (let card = 0; card < BATTLE_CARDS.length; card++) if (((set >> card) & 1) === 1) cards.push(card);
  return cards[draw(chance, cards.length)] ?? missing();
}
