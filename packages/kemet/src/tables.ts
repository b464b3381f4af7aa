/** The door for those who only look: boards, pieces, prices and names, without the rules that move them. */
export { raisePrice } from './actions/pyramids.ts';
export { type Board, boardFor, boardOf, cityOf } from './board/board.ts';
export { ALL_CREATURES } from './creatures/all.ts';
export { creatureWith, ownerOf } from './creatures/lookup.ts';
export { SPACES, type SpaceId } from './data/action-board.ts';
export { BATTLE_CARDS, type BattleCardId } from './data/battle-cards.ts';
export type { SectorData } from './data/board-data.ts';
export { INTERVENTIONS, type InterventionId } from './data/interventions.ts';
export { TILE_KINDS, TILES, type TileId, type TileKind } from './data/tiles.ts';
export type { KemetFact, Term, Value, Way } from './facts.ts';
export { costOf, held } from './hand.ts';
export { DECISION_KINDS, type DecisionKind } from './kinds.ts';
export {
  BATTLE_KINDS,
  COLOURS,
  type Colour,
  CREATURES,
  type CreatureId,
  GOLD_MOVE,
  INTERVENTION_KINDS,
  KIND_OF_TILE,
  PRAYER_CAP,
  REGULAR_TOKENS,
  tileKind,
} from './pieces.ts';
export { temporaryPoints, totalPoints } from './points.ts';
export { price } from './prayer.ts';
export type { Battle, KemetState, Phase } from './state.ts';
export {
  FREE_RECRUITS,
  GOLD_TOKEN,
  IGNORES_WALLS,
  owns,
  RANGE,
  SILVER_TOKEN,
  sum,
  TELEPORT_DISCOUNT,
  TILE_DISCOUNT,
} from './tiles/moments.ts';
export { controller, troopLimit } from './troops.ts';
