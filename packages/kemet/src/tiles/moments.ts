import { changed, missing, type Seat } from '@ennead/kernel';
import { POWER_TILES, TILE_KINDS, type TileKind } from '../data/tiles.ts';
import type { Term } from '../facts.ts';
import type { KemetState } from '../state.ts';
import type { Moments } from './tile.ts';

/** Kinds of tiles in one number of `state.tiles`. */
const KINDS_IN_A_WORD = 20;

/** A kind of tile that matters at some moment. */
interface Source {
  readonly kind: TileKind;
  readonly word: 0 | 1;
  readonly bit: number;
  readonly value: number;
}

/** The tiles that matter at a moment, with the bits of all of them, so that a moment asks only those. */
export interface Sources {
  readonly list: readonly Source[];
  readonly low: number;
  readonly high: number;
}

function gather(list: readonly Source[]): Sources {
  const bits = (word: 0 | 1) => list.reduce((sum, one) => (one.word === word ? sum | one.bit : sum), 0);
  return { list, low: bits(0), high: bits(1) };
}

function sourcesOf(moment: keyof Moments): Sources {
  return gather(
    TILE_KINDS.flatMap((kind, number) => {
      const value = POWER_TILES[number]?.[moment];
      return value === undefined ? [] : [{ kind, ...placeOf(number), value }];
    }),
  );
}

/** No tile at all. */
export const NO_TILES: Sources = gather([]);

function placeOf(kind: number): { word: 0 | 1; bit: number } {
  return { word: kind < KINDS_IN_A_WORD ? 0 : 1, bit: 1 << (kind % KINDS_IN_A_WORD) };
}

export const RANGE = sourcesOf('range');
export const IGNORES_WALLS = sourcesOf('ignoresWalls');
export const TELEPORTS_FROM_OBELISKS = sourcesOf('teleportsFromObelisks');
export const LARGER_TROOPS = sourcesOf('largerTroops');
export const STRENGTH_WHEN_ATTACKING = sourcesOf('strengthWhenAttacking');
export const STRENGTH_WHEN_DEFENDING = sourcesOf('strengthWhenDefending');
export const DAMAGE = sourcesOf('damage');
export const PROTECTION = sourcesOf('protection');
export const DESTROYS_BEFORE_BATTLE = sourcesOf('destroysBeforeBattle');
export const SEES_BATTLE_CARD = sourcesOf('seesBattleCard');
export const DISCARDS_FOR_STRENGTH = sourcesOf('discardsForStrength');
export const PRAYER_PER_KILL = sourcesOf('prayerPerKill');
export const PRAYER_FOR_VICTORY = sourcesOf('prayerForVictory');
export const POINT_FOR_DEFENSE = sourcesOf('pointForDefense');
export const PRAYER_WHEN_PRAYING = sourcesOf('prayerWhenPraying');
export const TILE_DISCOUNT = sourcesOf('tileDiscount');
export const LEVEL_DISCOUNT = sourcesOf('levelDiscount');
export const TELEPORT_DISCOUNT = sourcesOf('teleportDiscount');
export const FREE_RECRUITS = sourcesOf('freeRecruits');
export const PAYMENT_DISCOUNT = sourcesOf('paymentDiscount');
export const SILVER_TOKEN = sourcesOf('silverToken');
export const GOLD_TOKEN = sourcesOf('goldToken');
export const PRAYER_AT_NIGHT = sourcesOf('prayerAtNight');
export const CARDS_AT_NIGHT = sourcesOf('cardsAtNight');
export const LOOKS_AT_CARDS = sourcesOf('looksAtCards');
export const UNITS_AT_NIGHT = sourcesOf('unitsAtNight');
export const LEVELS_AT_NIGHT = sourcesOf('levelsAtNight');

/** What the tiles of a player add up to at a moment (K-TILE-2). */
export function sum({ tiles }: KemetState, seat: Seat, { list, low, high }: Sources): number {
  const ownLow = (tiles[seat * 2] ?? missing()) & low;
  const ownHigh = (tiles[seat * 2 + 1] ?? missing()) & high;
  if ((ownLow | ownHigh) === 0) return 0;
  let total = 0;
  for (let i = 0; i < list.length; i++) {
    const { word, bit, value } = list[i] ?? missing();
    if (((word === 0 ? ownLow : ownHigh) & bit) !== 0) total += value;
  }
  return total;
}

/** Whether a player has any of the tiles of a moment. */
export function has({ tiles }: KemetState, seat: Seat, { low, high }: Sources): boolean {
  return (((tiles[seat * 2] ?? missing()) & low) | ((tiles[seat * 2 + 1] ?? missing()) & high)) !== 0;
}

/** The same as `sum`, tile by tile. With `times`, each counts so often; a discount is negative. */
export function terms(state: KemetState, seat: Seat, { list }: Sources, times = 1): Term[] {
  return list
    .filter(({ word, bit }) => ((state.tiles[seat * 2 + word] ?? missing()) & bit) !== 0)
    .map(({ kind, value }) => ({ source: kind, value: value * times }));
}

export function owns(state: KemetState, seat: Seat, kind: number): boolean {
  const word = kind < KINDS_IN_A_WORD ? 0 : 1;
  return (((state.tiles[seat * 2 + word] ?? missing()) >> (kind % KINDS_IN_A_WORD)) & 1) === 1;
}

/** Marks a kind of tile as owned. */
export function addKind(state: KemetState, seat: Seat, kind: number): void {
  const { word, bit } = placeOf(kind);
  state.tiles = changed(state.tiles, seat * 2 + word, (state.tiles[seat * 2 + word] ?? missing()) | bit);
}
