import type { Seat } from '@ennead/kernel';
import type { SpaceId } from './data/action-board.ts';
import type { BattleCardId } from './data/battle-cards.ts';
import type { InterventionId } from './data/interventions.ts';
import type { TileId, TileKind } from './data/tiles.ts';
import type { Colour, CreatureId } from './pieces.ts';
import type { AttackBy, Phase } from './state.ts';

/** One summand of a price, an income or a battle value: what it comes from and how much. */
export interface Term {
  /** 'units', 'card', 'base', 'level', 'wound', 'temple', 'sacrifice', a tile kind, a creature or an intervention. */
  readonly source: string;
  readonly value: number;
}

export type LossCause = 'battle' | 'initiative' | 'raining-fire' | 'sacrifice';
export type Way = 'land' | 'harbor' | 'teleport' | 'card-teleport';
export type Value = 'strength' | 'damage' | 'protection';

/** Everything that can happen. `rule` is the rule behind it; `to` limits who may see it. Sectors are named by id. */
export type KemetFact = { readonly rule: string; readonly to?: readonly Seat[] } & Happening;

type Happening =
  // ---- the course of the game
  | { type: 'order-drawn'; order: readonly Seat[] }
  | { type: 'phase-began'; phase: Phase; round: number }
  | { type: 'pass-began'; pass: number }
  | { type: 'turn-began'; seat: Seat }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'order-fixed'; by: Seat; order: readonly Seat[] }
  | {
      type: 'token-placed';
      seat: Seat;
      token: 'regular' | 'silver' | 'gold';
      space: SpaceId | 'apex';
      action: string;
    }
  /** Total points with where they come from: 'permanent', then each temple and level-4 pyramid by sector. */
  | { type: 'standing'; seat: Seat; total: number; terms: readonly Term[] }
  | { type: 'game-over'; winner: Seat; totals: readonly number[] }
  // ---- prayer and points
  /** Prayer gained; `gained` is less than the sum of the terms where the cap of 11 cut it. */
  | { type: 'prayer-gained'; seat: Seat; gained: number; now: number; terms: readonly Term[] }
  /** One payment: the terms add up to the price before it is held at 0. */
  | { type: 'paid'; seat: Seat; price: number; now: number; purpose: string; terms: readonly Term[] }
  | { type: 'prayer-lost'; seat: Seat; lost: number; now: number; source: InterventionId }
  | { type: 'point'; seat: Seat; source: string; battle: boolean; permanent: number }
  // ---- pyramids and tiles
  | { type: 'pyramid-placed'; seat: Seat; colour: Colour; level: number; sector: string }
  | {
      type: 'pyramid-raised';
      seat: Seat;
      owner: Seat;
      colour: Colour;
      sector: string;
      from: number;
      level: number;
    }
  | { type: 'tile-bought'; seat: Seat; tile: TileId; kind: TileKind }
  | { type: 'cards-taken-back'; seat: Seat }
  | { type: 'card-given-up'; seat: Seat; card: BattleCardId; receives: BattleCardId }
  // ---- units and creatures
  /** From the reserve to the board. */
  | { type: 'units-placed'; seat: Seat; sector: string; units: number; attacking: boolean; source: string }
  /** From the board to the reserve. */
  | { type: 'units-lost'; seat: Seat; sector: string; units: number; cause: LossCause }
  | { type: 'recalled'; seat: Seat; sector: string; units: number }
  | { type: 'move-began'; seat: Seat; sector: string }
  | { type: 'range-fixed'; seat: Seat; range: number; terms: readonly Term[] }
  | {
      type: 'moved';
      seat: Seat;
      from: string;
      into: string;
      way: Way;
      units: number;
      creature: CreatureId | null;
    }
  | {
      type: 'retreated';
      seat: Seat;
      by: Seat;
      from: string;
      into: string;
      units: number;
      creature: CreatureId | null;
    }
  | { type: 'escaped'; seat: Seat; from: string; into: string; units: number; creature: CreatureId | null }
  | { type: 'stayed'; seat: Seat; sector: string }
  /** To a sector, or to the creature reserve (null). */
  | { type: 'creature-went'; seat: Seat; creature: CreatureId; sector: string | null }
  // ---- interventions
  | { type: 'deck-shuffled'; cards: number }
  | { type: 'cards-drawn'; seat: Seat; cards: number }
  | { type: 'cards-received'; seat: Seat; cards: readonly InterventionId[] }
  | { type: 'vision-used'; seat: Seat; cards: number }
  | { type: 'vision-seen'; seat: Seat; cards: readonly InterventionId[] }
  | { type: 'vision-kept'; seat: Seat; card: InterventionId }
  /** `against` is the card a Veto is meant for. */
  | { type: 'intervention-played'; seat: Seat; card: InterventionId; against?: InterventionId }
  | { type: 'intervention-cancelled'; seat: Seat; card: InterventionId; by: Seat }
  | { type: 'veto-answered'; seat: Seat; veto: boolean }
  // ---- battle
  | {
      type: 'attack';
      attacker: Seat;
      defender: Seat;
      sector: string;
      by: AttackBy;
      units: number;
      against: number;
    }
  | { type: 'no-battle'; attacker: Seat; defender: Seat; sector: string; because: 'escape' | 'initiative' }
  | { type: 'escape-declined'; seat: Seat }
  | { type: 'battle-card-chosen'; seat: Seat; card: BattleCardId; use: 'play' | 'discard' }
  /** Prescience: the played card, shown to its owner. */
  | { type: 'battle-card-shown'; seat: Seat; card: BattleCardId }
  | { type: 'intervention-added'; seat: Seat; card: InterventionId }
  | { type: 'revealed'; seat: Seat; card: BattleCardId; interventions: readonly InterventionId[] }
  | { type: 'discard-revealed'; seat: Seat; card: BattleCardId }
  | { type: 'wound-added'; seat: Seat; strength: number }
  | { type: 'wound-card'; seat: Seat; card: InterventionId }
  | { type: 'battle-value'; value: Value; seat: Seat; total: number; terms: readonly Term[] }
  | { type: 'battle-won'; winner: Seat; loser: Seat; sector: string; strengths: readonly [number, number] }
  /** The last fact of everything that began with an attack, fought or not. */
  | { type: 'battle-ended'; attacker: Seat; defender: Seat; sector: string };
