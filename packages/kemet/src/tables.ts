/** The door for those who only look: boards, pieces, prices and names, without the rules that move them. */
export { raisePrice } from './actions/pyramids.ts';
export { sideOf } from './battle/sides.ts';
export { battleValue } from './battle/values.ts';
export { type Board, boardFor, boardOf, cityOf } from './board/board.ts';
export { creatureWith, ownerOf } from './creatures/lookup.ts';
export { SPACES } from './data/action-board.ts';
export { BATTLE_CARDS, type BattleCardId } from './data/battle-cards.ts';
export { ALL_CREATURES, type CreatureId } from './data/creatures.ts';
export { INTERVENTIONS, type InterventionId } from './data/interventions.ts';
export { TILE_KINDS, TILES, type TileKind } from './data/tiles.ts';
export type { KemetFact, Term, Value } from './facts.ts';
export { costOf } from './hand.ts';
export {
  COLOURS,
  type Colour,
  CREATURES,
  GOLD_MOVE,
  tileKind,
} from './pieces.ts';
export { temporaryPoints, totalPoints } from './points.ts';
export { price } from './prayer.ts';
export { DECISION_KINDS, type DecisionKind } from './questions.ts';
export type { KemetState } from './state.ts';
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
export { controller } from './troops.ts';
