import { SPACES } from './data/action-board.ts';
import { BATTLE_CARDS, type BattleCardId } from './data/battle-cards.ts';
import { ALL_CREATURES, type CreatureId } from './data/creatures.ts';
import { INTERVENTIONS, type InterventionId } from './data/interventions.ts';
import { TILE_KINDS, TILES, type TileKind } from './data/tiles.ts';

/** Names of small things and their numbers in the state. */

export const COLOURS = ['white', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** By number of the creature. */
export const CREATURES: readonly CreatureId[] = ALL_CREATURES.map(({ id }) => id);

/** As many as can sit at a table. */
export const SEATS = [0, 1, 2, 3, 4] as const;

export const UNITS = 12;
export const PRAYER_CAP = 11;
export const REGULAR_TOKENS = 5;
/** Turns of every player in a day. */
export const PASSES = 5;

/** Use of the gold token as a Move; 1 is a Recruit. */
export const GOLD_MOVE = 0;

/** Ways to take a step. */
export const WAYS = ['land', 'harbor', 'teleport', 'card-teleport'] as const;
export const LAND = 0;
export const HARBOR = 1;
export const TELEPORT = 2;
export const CARD_TELEPORT = 3;

/** How far a side is in windows 4 and 5. */
export const PLAYS = 0;
export const DISCARDS = 1;
export const ADDS = 2;
export const READY = 3;

/** Answers in a veto window. */
export const NOT_ASKED = 0;
export const ASKED = 1;
export const PASSED = 2;
export const VETOED = 3;

export const INTERVENTION_KINDS = INTERVENTIONS.length;
/** The battle kinds come first in the list. */
export const BATTLE_KINDS = INTERVENTIONS.filter(({ timing }) => timing === 'battle').length;

export function tileKind(kind: TileKind): number {
  return TILE_KINDS.indexOf(kind);
}

const INTERVENTION_IDS: readonly InterventionId[] = INTERVENTIONS.map(({ id }) => id);

export function intervention(id: InterventionId): number {
  return INTERVENTION_IDS.indexOf(id);
}

export function creature(id: CreatureId): number {
  return CREATURES.indexOf(id);
}

const BATTLE_CARD_IDS: readonly BattleCardId[] = BATTLE_CARDS.map(({ id }) => id);

export function battleCard(id: BattleCardId): number {
  return BATTLE_CARD_IDS.indexOf(id);
}

/** By tile: the number of its kind. */
export const KIND_OF_TILE: readonly number[] = TILES.map(({ kind }) => tileKind(kind));

/** By space: the bits of its row. Top, middle, bottom. */
export const ROWS: readonly number[] = ['top', 'middle', 'bottom'].map((row) =>
  SPACES.reduce((bits, space, index) => (space.row === row ? bits | (1 << index) : bits), 0),
);
