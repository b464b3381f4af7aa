import type { BattleCardId } from '../data/battle-cards.ts';
import type { CreatureId } from '../data/creatures.ts';

/** A moment at which tiles are asked, and what they add to it. */
export interface Moments {
  /** When the range of a Move is fixed (K-MOVE-5). */
  readonly range: number;
  readonly ignoresWalls: number;
  readonly teleportsFromObelisks: number;
  /** Whenever the size of a troop is checked (K-COMP-3). */
  readonly largerTroops: number;
  readonly strengthWhenAttacking: number;
  readonly strengthWhenDefending: number;
  readonly damage: number;
  readonly protection: number;
  readonly destroysBeforeBattle: number;
  readonly seesBattleCard: number;
  readonly discardsForStrength: number;
  readonly prayerPerKill: number;
  readonly prayerForVictory: number;
  readonly pointForDefense: number;
  readonly pointOnPurchase: number;
  readonly prayerWhenPraying: number;
  /** Prices (section 8). */
  readonly tileDiscount: number;
  readonly levelDiscount: number;
  readonly teleportDiscount: number;
  readonly freeRecruits: number;
  readonly paymentDiscount: number;
  readonly silverToken: number;
  readonly goldToken: number;
  /** Night steps 1, 2 and 3. */
  readonly prayerAtNight: number;
  readonly cardsAtNight: number;
  readonly looksAtCards: number;
  readonly unitsAtNight: number;
  readonly levelsAtNight: number;
}

/** One kind of power tile: only the moments it changes are named. */
export interface PowerTile extends Partial<Moments> {
  readonly name: string;
  /** The creature that comes with it. */
  readonly creature?: CreatureId;
  /** The special battle card that comes with it. */
  readonly battleCard?: BattleCardId;
}
