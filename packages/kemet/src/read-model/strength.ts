import type { Seat } from '@ennead/kernel';
import { creatureOn, other, type Side, seatOf, unitsOn } from '../battle/sides.ts';
import { counting, strengthBeforeCards, troopStrength } from '../battle/values.ts';
import { creatureWith } from '../creatures/lookup.ts';
import { BATTLE_CARDS } from '../data/battle-cards.ts';
import { BATTLE_INTERVENTIONS, INTERVENTIONS } from '../data/interventions.ts';
import type { Term } from '../facts.ts';
import { costOf, held } from '../hand.ts';
import type { Battle, KemetState } from '../state.ts';
import { DISCARDS_FOR_STRENGTH, sum } from '../tiles/moments.ts';

/** How strong a side is: what is sure, and between which bounds its cards may bring it. */
export interface Strength {
  /** Units, tiles and creature. */
  readonly terms: readonly Term[];
  readonly sure: number;
  /** With the weakest battle card that may still come. */
  readonly least: number;
  /** With the strongest one and every intervention the hand could hold and pay. */
  readonly most: number;
}

/** A side of the battle under way, before its cards are turned over. */
export function strengthOfSide(view: KemetState, battle: Battle, side: Side): Strength {
  const enemy = creatureOn(view, battle, other(side));
  const creature = counting(creatureOn(view, battle, side), enemy);
  return between(view, seatOf(battle, side), side, unitsOn(view, battle, side), creature);
}

/** The troop of a sector as if it attacked, or was attacked by, the troop of another one, after so many of its units have fallen. */
export function strengthOfTroop(
  view: KemetState,
  sector: number,
  enemy: number,
  side: Side,
  fallen = 0,
): Strength {
  const seat = view.holder[sector] ?? -1;
  const units = (view.units[sector] ?? 0) - fallen;
  if (units === 0) return { terms: [], sure: 0, least: 0, most: 0 };
  const creature = counting(
    creatureWith(view, seat, sector),
    creatureWith(view, view.holder[enemy] ?? -1, enemy),
  );
  return between(view, seat, side, units, creature);
}

/** The sure part alone, whatever the enemy brings. */
export function sureStrength(view: KemetState, seat: Seat, sector: number, side: Side): number {
  return troopStrength(view, seat, side, view.units[sector] ?? 0, creatureWith(view, seat, sector));
}

function total(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}

function between(view: KemetState, seat: Seat, side: Side, units: number, creature: number): Strength {
  const terms = strengthBeforeCards(view, seat, side, units, creature);
  const sure = total(terms);
  const cards = cardsToCome(view, seat);
  return {
    terms,
    sure,
    least: sure + Math.min(...cards),
    most: sure + Math.max(...cards) + mostByInterventions(view, seat),
  };
}

/** Strengths of the battle cards that a player may hold, as far as the viewer knows. */
function cardsToCome(view: KemetState, seat: Seat): number[] {
  const used = (view.played[seat] ?? 0) | (view.discarded[seat] ?? 0);
  const may = (view.cards[seat] ?? 0) & ~used;
  return BATTLE_CARDS.filter((_, card) => ((may >> card) & 1) === 1).map(({ strength }) => strength);
}

/** The most that interventions and discarded cards could add: each card of the hand counts once. */
function mostByInterventions(view: KemetState, seat: Seat): number {
  const wound = sum(view, seat, DISCARDS_FOR_STRENGTH);
  let cards = view.handSize[seat] ?? 0;
  let prayer = view.prayer[seat] ?? 0;
  let most = 0;
  for (const { card, strength } of BY_STRENGTH) {
    const cost = costOf(view, seat, card);
    const payable = cost === 0 ? cards : Math.floor(prayer / cost);
    const added = Math.min(cards, payable, copiesIn(view, seat, card));
    most += added * strength;
    cards -= added;
    prayer -= added * cost;
  }
  return most + cards * wound;
}

/** Cards that add strength, the strongest first. */
const BY_STRENGTH = BATTLE_INTERVENTIONS.flatMap(({ strength = 0 }, card) =>
  strength > 0 ? [{ card, strength }] : [],
).sort((a, b) => b.strength - a.strength);

/** How many of a card a hand holds; of a hand that is not seen, how many it could. */
function copiesIn(view: KemetState, seat: Seat, card: number): number {
  const seen = INTERVENTIONS.reduce((sum, _, each) => sum + held(view, seat, each), 0);
  if (seen > 0) return held(view, seat, card);
  return (INTERVENTIONS[card]?.copies ?? 0) - (view.remembered[card] ?? 0);
}
