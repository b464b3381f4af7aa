import {
  BATTLE_CARDS,
  type BattleCardId,
  COLOURS,
  type Colour,
  CREATURES,
  type CreatureId,
  creatureWith,
  GOLD_TOKEN,
  INTERVENTIONS,
  type InterventionId,
  type KemetState,
  ownerOf,
  pyramidReach,
  SILVER_TOKEN,
  sum,
  TILES,
  type TileKind,
} from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';

/** What can be read off a view; nothing here decides anything. */

/** The creature of a player in a sector; null for none. */
export function creatureAt(view: KemetState, seat: Seat, sector: number): CreatureId | null {
  return CREATURES[creatureWith(view, seat, sector)] ?? null;
}

export function creaturesOf(view: KemetState, seat: Seat): { creature: CreatureId; sector: number }[] {
  return CREATURES.flatMap((creature, number) =>
    ownerOf(view, number) === seat ? [{ creature, sector: view.creatureAt[number] ?? -1 }] : [],
  );
}

export const hasSilverToken = (view: KemetState, seat: Seat): boolean => sum(view, seat, SILVER_TOKEN) > 0;
export const hasGoldToken = (view: KemetState, seat: Seat): boolean => sum(view, seat, GOLD_TOKEN) > 0;

/** The highest pyramid of a colour that a player controls. */
export function reachOf(view: KemetState, seat: Seat, colour: Colour): number {
  return pyramidReach(view, seat, COLOURS.indexOf(colour));
}

/** The interventions a player is seen to hold, each as often as it is there. */
export function handOf(view: KemetState, seat: Seat): InterventionId[] {
  const kinds = INTERVENTIONS.length;
  return INTERVENTIONS.flatMap(({ id }, card) =>
    Array.from({ length: view.hands[seat * kinds + card] ?? 0 }, () => id),
  );
}

export type CardState = 'hand' | 'used' | 'maybe';

/** The battle cards of a player. 'maybe': not played openly, but one of the cards lies face down among the used. */
export function battleCardsOf(view: KemetState, seat: Seat): { card: BattleCardId; state: CardState }[] {
  const [cards = 0, played = 0, discarded = 0, discards = 0] = [
    view.cards[seat],
    view.played[seat],
    view.discarded[seat],
    view.discards[seat],
  ];
  const areKnown = discards === 0 || discarded !== 0;
  const stateOf = (bit: number): CardState => {
    if (((played | discarded) & bit) !== 0) return 'used';
    return areKnown ? 'hand' : 'maybe';
  };
  return BATTLE_CARDS.flatMap(({ id }, card) =>
    (cards & (1 << card)) === 0 ? [] : [{ card: id, state: stateOf(1 << card) }],
  );
}

export function tilesOf(view: KemetState, seat: Seat): { kind: TileKind; colour: Colour; level: number }[] {
  return TILES.filter((_, tile) => view.tileOwner[tile] === seat).map(({ kind, colour, level }) => ({
    kind,
    colour,
    level,
  }));
}

/** Whose things the page shows: the viewer's own, or those of whoever is to move. */
export function subjectOf(view: KemetState, viewer: Seat | null): Seat {
  return viewer ?? (view.active >= 0 ? view.active : (view.order[0] ?? 0));
}
