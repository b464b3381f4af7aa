import type { AnkhState } from '../state.ts';
import type { PharaohName } from './names.ts';

/**
 * What the expansion keeps for itself. Everything here is public; policy cards go by number (policies/names.ts).
 * The pharaoh, infantry and sphinxes stand on the board with the other pieces, and what is not there is in supply.
 */
export interface PharaohState {
  /** The ruling pharaoh. */
  readonly kind: PharaohName;
  /** By room, then by team: priests in it. */
  rooms: number[][];
  /** By team: priests in its priest pool. */
  priests: number[];
  /** The face-down deck, by card: how many copies are in it. It has no order, each draw is a matter of chance (P-HID-1). */
  deck: number[];
  /** Face-up cards, oldest first. */
  display: number[];
  /** By team: cards in hand, and cards played that lie with the used battle cards; by number. */
  hands: number[][];
  played: number[][];
  /** By card: copies in the discard pile, and copies out of the game. */
  discards: number[];
  gone: number[];
  /** Cards revealed by a riddle, of which one is to be kept. */
  revealed: number[];
  /** The card played with the action under way, -1 for none. */
  card: number;
  /** The Conflicts, 1 to 5, on whose event a pharaoh token lies. */
  marked: number[];
  /** Pharaoh tokens on the pharaoh's card. */
  tokens: number;
  /** During a Conflict: the region that was his when it began, and the team that holds it by now; -1 for none. */
  region: number;
  holder: number;
}

/** The expansion's part of the state; only asked at tables that play with it. */
export function pharaohOf(state: AnkhState): PharaohState {
  return state.pharaoh as PharaohState;
}

/** With so many tokens on his card he dies (P-TUT-5). */
export const DEATH = 3;

/** He has died: his figure is gone and the Throne Room closed. */
export function isDead(state: AnkhState): boolean {
  return pharaohOf(state).tokens >= DEATH;
}

export function copyPharaoh(own: PharaohState): PharaohState {
  return {
    kind: own.kind,
    rooms: own.rooms.map((room) => room.slice()),
    priests: own.priests.slice(),
    deck: own.deck.slice(),
    display: own.display.slice(),
    hands: own.hands.map((hand) => hand.slice()),
    played: own.played.map((cards) => cards.slice()),
    discards: own.discards.slice(),
    gone: own.gone.slice(),
    revealed: own.revealed.slice(),
    card: own.card,
    marked: own.marked.slice(),
    tokens: own.tokens,
    region: own.region,
    holder: own.holder,
  };
}
