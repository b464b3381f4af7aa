import type { FactOf, Seat } from '@ennead/kernel';
import type { SpaceId } from './data/action-board.ts';
import type { BattleCardId } from './data/battle-cards.ts';
import type { SectorId } from './data/board-data.ts';
import type { CreatureId } from './data/creatures.ts';
import type { InterventionId } from './data/interventions.ts';
import type { TileId, TileKind } from './data/tiles.ts';
import type { Colour } from './pieces.ts';
import type { AttackBy, Phase } from './state.ts';

/** One summand of a price, an income or a battle value: what it comes from and how much. */
export interface Term {
  /** 'units', 'card', 'base', 'level', 'temple', 'sacrifice', a tile kind, a creature or an intervention. */
  readonly source: string;
  readonly value: number;
}

export interface LossCauses {
  battle: true;
  sacrifice: true;
}
export type LossCause = keyof LossCauses;

/** Why there is no battle. Things that avert it add their names in their own files. */
// biome-ignore lint/suspicious/noEmptyInterface: things fill it from their own files
export interface NoBattleCauses {}
export type Way = 'land' | 'harbor' | 'teleport' | 'card-teleport';
export type Value = 'strength' | 'damage' | 'protection';

/**
 * Everything that can happen: by type, its fields. Sectors are named by id. Tiles and interventions add what they tell
 * in their own files.
 */
export interface FactFields {
  // ---- the course of the game
  'order-drawn': { order: readonly Seat[] };
  'phase-began': { phase: Phase; round: number };
  'pass-began': { pass: number };
  'turn-began': { seat: Seat };
  'turn-ended': { seat: Seat };
  'order-fixed': { by: Seat; order: readonly Seat[] };
  'token-placed': {
    seat: Seat;
    token: 'regular' | 'silver' | 'gold';
    space: SpaceId | 'apex';
    action: string;
  };
  /** Total points with where they come from: 'permanent', then each temple and level-4 pyramid by sector. */
  standing: { seat: Seat; total: number; terms: readonly Term[] };
  'game-over': { winner: Seat; totals: readonly number[] };
  // ---- prayer and points
  /** Prayer gained; `gained` is less than the sum of the terms where the cap of 11 cut it. */
  'prayer-gained': { seat: Seat; gained: number; now: number; terms: readonly Term[] };
  /** One payment: the terms add up to the price before it is held at 0. */
  paid: { seat: Seat; price: number; now: number; purpose: string; terms: readonly Term[] };
  'prayer-lost': { seat: Seat; lost: number; now: number; source: InterventionId };
  point: { seat: Seat; source: string; battle: boolean; permanent: number };
  // ---- pyramids and tiles
  'pyramid-placed': { seat: Seat; colour: Colour; level: number; sector: SectorId };
  'pyramid-raised': {
    seat: Seat;
    owner: Seat;
    colour: Colour;
    sector: SectorId;
    from: number;
    level: number;
  };
  'tile-bought': { seat: Seat; tile: TileId; kind: TileKind };
  'cards-taken-back': { seat: Seat };
  'card-given-up': { seat: Seat; card: BattleCardId; receives: BattleCardId };
  // ---- units and creatures
  /** From the reserve to the board. */
  'units-placed': { seat: Seat; sector: SectorId; units: number; attacking: boolean; source: string };
  /** From the board to the reserve. */
  'units-lost': { seat: Seat; sector: SectorId; units: number; cause: LossCause };
  recalled: { seat: Seat; sector: SectorId; units: number };
  'move-began': { seat: Seat; sector: SectorId };
  'range-fixed': { seat: Seat; range: number; terms: readonly Term[] };
  moved: {
    seat: Seat;
    from: SectorId;
    into: SectorId;
    way: Way;
    units: number;
    creature: CreatureId | null;
  };
  retreated: {
    seat: Seat;
    by: Seat;
    from: SectorId;
    into: SectorId;
    units: number;
    creature: CreatureId | null;
  };
  stayed: { seat: Seat; sector: SectorId };
  /** To a sector, or to the creature reserve (null). */
  'creature-went': { seat: Seat; creature: CreatureId; sector: SectorId | null };
  // ---- interventions
  'deck-shuffled': { cards: number };
  'cards-drawn': { seat: Seat; cards: number };
  'cards-received': { seat: Seat; cards: readonly InterventionId[] };
  /** `against` is the card it is meant for. */
  'intervention-played': { seat: Seat; card: InterventionId; against?: InterventionId };
  'intervention-cancelled': { seat: Seat; card: InterventionId; by: Seat };
  // ---- battle
  attack: {
    attacker: Seat;
    defender: Seat;
    sector: SectorId;
    by: AttackBy;
    units: number;
    against: number;
  };
  'no-battle': { attacker: Seat; defender: Seat; sector: SectorId; because: keyof NoBattleCauses };
  'battle-card-chosen': { seat: Seat; card: BattleCardId; use: 'play' | 'discard' };
  /** Prescience: the played card, shown to its owner. */
  'battle-card-shown': { seat: Seat; card: BattleCardId };
  'intervention-added': { seat: Seat; card: InterventionId };
  revealed: { seat: Seat; card: BattleCardId; interventions: readonly InterventionId[] };
  'discard-revealed': { seat: Seat; card: BattleCardId };
  'battle-value': { value: Value; seat: Seat; total: number; terms: readonly Term[] };
  'battle-won': { winner: Seat; loser: Seat; sector: SectorId; strengths: readonly [number, number] };
  /** The last fact of everything that began with an attack, fought or not. */
  'battle-ended': { attacker: Seat; defender: Seat; sector: SectorId };
}

/** The same as a plain map. */
export type KemetFacts = Pick<FactFields, keyof FactFields>;

/** Something that happened. `rule` is the rule behind it; `to` limits who may see it. */
export type KemetFact<T extends keyof KemetFacts = keyof KemetFacts> = FactOf<KemetFacts, T>;
