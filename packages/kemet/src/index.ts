import type { Game } from '@ennead/kernel';
import type { KemetFact } from './facts.ts';
import { type KemetSetup, readSetup } from './setup/options.ts';
import type { KemetState } from './state.ts';

export { SPACES, type SpaceId } from './data/action-board.ts';
export { BATTLE_CARDS, type BattleCardId } from './data/battle-cards.ts';
export type { BoardData, SectorData } from './data/board-data.ts';
export { INTERVENTIONS, type InterventionId } from './data/interventions.ts';
export { TILE_KINDS, TILES, type TileId, type TileKind } from './data/tiles.ts';
export type { KemetFact, LossCause, Term, Value, Way } from './facts.ts';
export { DECISION_KINDS, type DecisionKind } from './kinds.ts';
export { COLOURS, type Colour, CREATURES, type CreatureId } from './pieces.ts';
export type { KemetSetup } from './setup/options.ts';
export type {
  AttackBy,
  Battle,
  KemetFrame,
  KemetState,
  Levy,
  Move,
  Phase,
  Play,
  Raise,
  Recruit,
} from './state.ts';

function notYet(): never {
  throw new Error('not yet');
}

export const kemet: Game<KemetState, KemetSetup, KemetFact> = {
  id: 'kemet',
  rules: 1,
  setup: readSetup,
  start: notYet,
  decisions: notYet,
  apply: notYet,
  outcome: notYet,
  view: notYet,
  sample: notYet,
  clone: notYet,
  check: notYet,
  positions: { read: notYet, write: notYet },
};
